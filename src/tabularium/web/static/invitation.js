// Links that seat somebody: the token is in the fragment, so that it reaches neither logs nor other sites.

// The token, with "w." before it when it only lets somebody watch.
export function tokenOf(text) {
  const found = /(?:#|^)((?:w\.)?[A-Za-z0-9_-]{16,128})\s*$/.exec(text.trim());
  return found ? found[1] : null;
}

export function keepLinks(made) {
  const links = { ...(made.links ?? {}), watch: made.watch ?? null };
  sessionStorage.setItem(`links.${made.match}`, JSON.stringify(links));
}

export function keptLinks(match) {
  return JSON.parse(sessionStorage.getItem(`links.${match}`) ?? "{}");
}
