// "Your turn": two plucked strings, made on the spot.

let audio = null;

function pluck(at, pitch) {
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(0.22, at + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
  tone.connect(loud).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 1);
}

export function chime() {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
    pluck(audio.currentTime, 392);
    pluck(audio.currentTime + 0.14, 587.3);
  } catch {
    // no sound here: the title and the icon tell as well
  }
}
