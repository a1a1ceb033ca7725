"""The order of play: the opening, the round, and a module for each of its phases.

What is told (``s.tell``), with its arguments. Seats, characters, provinces, kinds of building, regions, cards (kinds
of trade card), quests, events, plot effects, materials, types of trade goods and score categories are numbers into
the tables of ``components``; bonuses are bits by kind of building.

character         seat, character                              start             seat, province
quest_dealt       seat | quest                                 quest_returned    seat | quest
round             number                                       phase             number (components.Phase)
event             event, seats named, turn order               wheel             is_clockwise, steps, province by seat
milestone         number, seats, space where it now lies       bought_glory      seat, denarii paid
gained_denarii    seat, count                                  lost_denarii      seat, count
gained_glory      seat, count                                  lost_glory        seat, count
recruited_legion  seat                                         recruited_vote    seat
vendetta_returned seat, markers left, active bonuses
legion_recalled   seat, region                                 vote_withdrawn    seat, height
offer             seat, province * 5 + kind, denarii, opponent token             seat | token
demand            seat, denarii                                last_offer        seat, denarii
accepted          seat, denarii                                refused           seat
token_revealed    seat, token                                  offer_returned    seat, denarii
offer_lost        seat, denarii                                free_action       seat, kind
plot              seat, province, target, effect
vendetta          seat, target, markers of both, active bonuses of both
plot_cancelled    target                                       plot_fizzled      target, effect
defaced           target                                       legion_ousted     target, region
legion_lured      target, from, to                             vote_struck       target, height
forced_sale       target, card                                 customs           seat, target | card
built             seat, kind, level, province, cost, glory, population
medal             seat, kind
follower          seat, place (components.PLACES), province, with bonus
plot_placed       seat, province
legion            seat, region                                 legion_moved      seat, from, to
no_legion         seat                                         no_vote           seat
voted             seat, height                                 majority          seat, glory
vote_dropped      seat
pantheon_own      seat, level                                  pantheon_common   seat, level, material
pantheon_full     seat
harvest           seat, denarii                                games             seat, glory
went_home         (nothing)
sold              seat, card, denarii                          set               seat, cards, type of goods
played            seat, card                                   discarded         seat, card
drew              seat | card                                  forwent           seat
reshuffled        cards                                        no_cards_left     seat
took_discard      seat, card                                   anchor_gone       seat
took_denarii      seat, from seat, count
saw_quest         seat | quest                                 kept_quest        seat | quest
tax               seat, denarii                                double_tax        seat, denarii, glory lost
quest_scored      seat, quest, glory                           scored            seat, category, glory
totals            glory by seat

Where play passes most often, ``s.is_telling`` is asked first: putting the arguments together costs more than the deed.
After the bar: only the seats concerned hear it. Reasons of refusals, with their arguments:

sets_full most; no_trade_medal; no_religion_medal owner; too_few_denarii needed, held; no_time_for_cards;
condition_not_met card; played_already card; no_effect card; no_legion_home unrecruited; no_legion_there region;
no_building kind, province; building_full kind, level; bonus_used kind; bonus_covered kind; no_plots; no_plot_marker;
plot_spaces_full province; plot_spent; plot_fresh; plot_faces_you province; plot_faces_nobody province; no_vendetta;
vendetta_full target; effect_useless effect, target; top_level kind; pile_empty kind, level;
too_little_glory loss, held; own_province province; province_faces_nobody province.
"""
