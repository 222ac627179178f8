#include <array>
#include <span>
#include <vector>

#include "games/remi/rules/remi.h"

namespace parlor::remi {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"remi.title", "Remi"},
    {"remi.about",
     "Two players draw and discard tiles; the first to have fourteen in sets and runs wins the deal."},

    {"remi.form.advanced", "Remi, advanced"},
    {"remi.form.advanced.about", "Meld sets and runs on the table, and win jokers back."},
    {"remi.form.basic", "Remi, basic"},
    {"remi.form.basic.about", "Keep all fourteen tiles on your rack until they are in sets and runs."},
    {"remi.option.set", "the basic game, or the advanced game, in which formations are melded on the table"},
    {"remi.option.limit", "the points that end a match"},
    {"remi.option.end", "when a match ends: at plus or minus the limit, or only at plus the limit"},
    {"remi.option.jokers", "the number of jokers"},
    {"remi.option.real", "the real tiles a formation needs: at least one, or more than it has jokers"},
    {"remi.option.first", "who starts a deal: player 1, player 2, drawn by lot, or both in turn"},
    {"remi.option.turns", "the number of turns after which a deal that nobody has won ends undecided"},
    {"remi.option.turns.none", "no limit"},
    {"remi.option.end.both", "plus or minus"},
    {"remi.option.end.above", "plus only"},
    {"remi.option.set.basic", "basic"},
    {"remi.option.set.advanced", "advanced"},
    {"remi.option.jokers.2", "two"},
    {"remi.option.jokers.4", "four"},
    {"remi.option.real.one", "at least one"},
    {"remi.option.real.most", "more than jokers"},
    {"remi.option.first.1", "player 1"},
    {"remi.option.first.2", "player 2"},
    {"remi.option.first.lot", "drawn by lot"},
    {"remi.option.first.turns", "in turn"},

    {"remi.no_move",
     "\"{text}\" is not a valid move. Moves are draw, take, discard 7r, and in the advanced game lay SETS "
     "discard 7r. SETS lists all formations on the table after the move, separated by commas."},
    {"remi.discard_one", "Discard exactly one tile."},
    {"remi.too_many_tiles", "That is more tiles than the game has."},

    {"remi.not_your_turn", "It's {seat}'s turn."},
    {"remi.drawn_already", "You have already picked up a tile: discard one."},
    {"remi.draw_first", "Pick up a tile first, from the stock or the other player's discard pile."},
    {"remi.pool_empty", "The stock is empty: take the other player's discard."},
    {"remi.no_discard", "There is nothing to take: the other player's discard pile is empty."},
    {"remi.not_on_board", "{tile} is not on your rack."},
    {"remi.no_melding", "You can't put tiles on the table in the basic game."},
    {"remi.formation_changed",
     "Formation {number} on the table can only be extended, or have a joker replaced by the tile it stands "
     "for."},
    {"remi.joker_taken",
     "A joker that you swap out must be in a formation on the table by the end of your turn."},
    {"remi.nothing_laid", "You haven't put any tiles on the table."},
    {"remi.first_meld_points",
     "Your first meld is worth {points} from your own rack; it needs {needed, plural, one {# point} other "
     "{# points}}."},
    {"remi.keep_one", "Keep one tile to discard."},
    {"remi.choose_discard", "Choose a tile to discard."},
    {"remi.would_win", "This discard wins the deal."},

    {"remi.draws", "{seat} draws a tile."},
    {"remi.draws_tile", "{seat} draws {tile}."},
    {"remi.takes", "{seat} takes {tile} from the discard pile."},
    {"remi.melds", "{seat} melds {tiles}."},
    {"remi.adds", "{seat} adds {tiles} to {formation}."},
    {"remi.swaps", "{seat} swaps {tile} for the joker in {formation}."},
    {"remi.discards", "{seat} discards {tile}."},
    {"remi.refills",
     "The stock is empty: {tiles, plural, one {# discarded tile is} other {# discarded tiles are}} shuffled "
     "into it."},
    {"remi.formation", "{seat} has the formation {tiles}."},
    {"remi.wins", "{seat} wins the deal."},
    {"remi.undecided",
     "Nobody has won after {turns, plural, one {# turn} other {# turns}}: the deal ends undecided."},
    {"remi.shows", "{seat} has {tiles} left, worth {points}."},

    {"remi.page.basic", "Remi, the basic game"},
    {"remi.page.advanced", "Remi, the advanced game"},
    {"remi.page.tiles",
     "{count, plural, one {There is # tile} other {There are # tiles}}: the numbers 1 to 13 in red, "
     "yellow, green and blue, two of each, and {jokers, plural, one {# joker} other {# jokers}}."},
    {"remi.page.boards",
     "Each player gets {tiles, plural, one {# tile} other {# tiles}} on a rack that the other player can't "
     "see. The rest are placed face down as the stock."},
    {"remi.page.aim", "Be the first to arrange your tiles in sets and runs."},
    {"remi.page.first", "Player {player} starts every deal."},
    {"remi.page.lot", "The player who starts a deal is drawn by lot."},
    {"remi.page.in_turn", "Players take turns starting a deal; player 1 starts the first."},
    {"remi.page.formations", "Formations"},
    {"remi.page.set", "Set"},
    {"remi.page.about_set", "three or four tiles of one number in different colours"},
    {"remi.page.run", "Run"},
    {"remi.page.about_run", "three or more consecutive numbers of one colour"},
    {"remi.page.fourteen", "The 1 after the 13"},
    {"remi.page.about_fourteen", "counts as 14, and ends the run"},
    {"remi.page.joker", "Joker"},
    {"remi.page.about_joker", "stands for any tile; a formation needs at least one real tile"},
    {"remi.page.about_jokers", "stands for any tile; a formation needs more real tiles than jokers"},
    {"remi.page.turn", "Your turn"},
    {"remi.page.draw",
     "Pick up one tile: from the stock, or the top tile of the other player's discard pile."},
    {"remi.page.then_lay", "Then put tiles on the table if you can and want to."},
    {"remi.page.discard", "Discard one tile face up onto your own pile to end your turn."},
    {"remi.page.refill",
     "If the stock is empty when a turn starts, all discards except the top tile of each pile are shuffled "
     "into it."},
    {"remi.page.laying", "Melding"},
    {"remi.page.meld",
     "Your first meld is one or more formations from your own rack, worth at least {points, plural, one {# "
     "point} other {# points}} together."},
    {"remi.page.counting",
     "Here a joker counts as the tile it stands for, a 1 after the 13 counts 14, and a set of 1s counts 3 "
     "or 4."},
    {"remi.page.after_meld",
     "After your first meld, in the same turn and later, you may meld more formations of any value."},
    {"remi.page.add", "You may also add tiles to any formation on the table, whoever melded it."},
    {"remi.page.swap",
     "You may also replace a joker with the tile it stands for, but that joker must be in a formation on "
     "the table by the end of your turn."},
    {"remi.page.fixed", "Apart from that, formations stay as they are: nothing else leaves the table."},
    {"remi.page.joker_in_set", "A joker in a set"},
    {"remi.page.about_joker_in_set", "stands for any missing colour: here 8b or 8y can replace it"},
    {"remi.page.joker_in_run", "A joker in a run"},
    {"remi.page.about_joker_in_run", "stands for the tile in its position: here 8b can replace it"},
    {"remi.page.end", "End of a deal"},
    {"remi.page.win",
     "You win the deal if, after your discard, all fourteen tiles on your rack are in sets and runs."},
    {"remi.page.win_advanced",
     "You win the deal if, after your discard, your rack is empty or all the tiles left on it are in sets "
     "and runs."},
    {"remi.page.points",
     "The winner gets {winner, plural, one {# point} other {# points}}. The other player gets the sum of "
     "the numbers left on their rack, with {joker} for a joker; a 1 counts 1."},
    {"remi.page.table_is_safe", "Tiles on the table cost nothing."},
    {"remi.page.undecided",
     "If nobody has won after {turns, plural, one {# turn} other {# turns}}, counting those of both "
     "players, nobody wins the deal, and each player pays for the tiles on their own rack."},
    {"remi.page.endless",
     "There is no limit on turns, but a deal that goes in circles is stopped after {turns, plural, one {# "
     "turn} other {# turns}}: nobody wins it, and each player pays for the tiles on their own rack."},
    {"remi.page.limit",
     "Unless another length is chosen, the match ends when a player has {limit, plural, one {# point} "
     "other {# points}} or more, or -{limit} or fewer. The player with the fewest points wins."},
    {"remi.page.why_below",
     "A match also ends at -{limit} because a win takes points off: if the losers have few tiles left, both "
     "totals keep falling, and nobody would ever reach {limit}."},
    {"remi.page.limit_above",
     "Unless another length is chosen, the match ends when a player has {limit, plural, one {# point} "
     "other {# points}} or more, or after {deals, plural, one {# deal} other {# deals}}. The player with "
     "the fewest points wins."},

    {"remi.arrange.number", "by number"},
    {"remi.arrange.colour", "by colour"},
    {"remi.arrange.formations", "in formations"},

    {"remi.lesson.turn.title", "A turn in two steps"},
    {"remi.lesson.turn.task",
     "A turn has two steps: pick up a tile, then discard one. Draw from the stock, then discard the blue "
     "13, which goes with nothing on your rack."},
    {"remi.lesson.turn.hint", "First draw from the stock, then discard the blue 13."},
    {"remi.lesson.turn.done",
     "The tile from the stock gave you three 8s: a set, which is one number in different colours."},
    {"remi.lesson.take.title", "Take what fits"},
    {"remi.lesson.take.task",
     "Instead of drawing, you may take the other player's last discard. Bert has discarded the yellow 12, "
     "which makes a run with your yellow 10 and 11: take it, then discard the blue 1."},
    {"remi.lesson.take.hint", "First take the yellow 12, then discard the blue 1."},
    {"remi.lesson.take.done",
     "You knew what you were getting, but the other player saw it too: take a discard only if it helps you."},
    {"remi.lesson.win.title", "The winning discard"},
    {"remi.lesson.win.task",
     "You win with a discard that leaves only sets and runs on your rack. Bert has discarded the blue 3, "
     "which completes your last run: take it, then discard the only tile that isn't in a set or run."},
    {"remi.lesson.win.hint", "First take the blue 3, then discard the green 5."},
    {"remi.lesson.win.done", "All fourteen tiles are in sets and runs: you win the deal."},
    {"remi.lesson.lay.title", "Your first meld"},
    {"remi.lesson.lay.task",
     "In the advanced game, you can meld formations on the table after picking up a tile and before "
     "discarding. Your first meld must be worth at least 30 points. Draw a tile, meld your red run from 10 "
     "to 12, which is worth 33, and discard the tile you drew."},
    {"remi.lesson.lay.hint",
     "First draw. Then meld the red 10, 11 and 12 as one formation, and discard the yellow 1."},
    {"remi.lesson.lay.done",
     "Tiles on the table cost you nothing if the other player wins. From now on you can meld any "
     "formation, and add to those on the table."},
    {"remi.lesson.swap.title", "Win a joker"},
    {"remi.lesson.swap.task",
     "After your first meld, you can replace a joker on the table with the tile it stands for. You must "
     "put the joker back on the table in the same turn. In Bert's run, the joker stands for the blue 10, "
     "which you have: draw a tile, swap the blue 10 for the joker, meld your green 1 and 2 with the joker "
     "after them, and discard the tile you drew."},
    {"remi.lesson.swap.hint",
     "First draw. Then replace the joker with the blue 10, meld the green 1, the green 2 and the joker, "
     "and discard the yellow 13."},
    {"remi.lesson.swap.done", "You gave one tile for the joker, and it helped you meld two more."},
});

}  // namespace

std::span<const Phrase> Remi::phrases() {
  static const std::vector<Phrase> kAll = melds::with_melds_phrases(kPhrases);
  return kAll;
}

}  // namespace parlor::remi
