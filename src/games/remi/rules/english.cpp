#include <array>
#include <span>
#include <vector>

#include "games/remi/rules/remi.h"

namespace parlor::remi {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"remi.title", "Remi"},
    {"remi.about",
     "Two players draw and discard tiles; who first has fourteen in sets and runs wins the deal."},

    {"remi.form.advanced", "Remi, advanced"},
    {"remi.form.advanced.about", "Lay sets and runs on the table, and win jokers back."},
    {"remi.form.basic", "Remi, basic"},
    {"remi.form.basic.about", "Keep all fourteen tiles until they are in sets and runs."},
    {"remi.option.set", "the basic game, or the advanced one in which formations are laid on the table"},
    {"remi.option.limit", "the points that end a match"},
    {"remi.option.end", "what ends a match: the limit above zero and below, or above alone"},
    {"remi.option.jokers", "how many jokers there are"},
    {"remi.option.real", "what a formation needs beside jokers: one real tile, or more of them than jokers"},
    {"remi.option.first", "who begins a deal: player 1, player 2, by lot, or both in turns"},
    {"remi.option.turns", "a deal that nobody has won after so many turns ends undecided"},
    {"remi.option.turns.none", "no limit"},
    {"remi.option.end.both", "above and below"},
    {"remi.option.end.above", "above alone"},
    {"remi.option.set.basic", "basic"},
    {"remi.option.set.advanced", "advanced"},
    {"remi.option.jokers.2", "two"},
    {"remi.option.jokers.4", "four"},
    {"remi.option.real.one", "one real tile"},
    {"remi.option.real.most", "more real tiles than jokers"},
    {"remi.option.first.1", "player 1"},
    {"remi.option.first.2", "player 2"},
    {"remi.option.first.lot", "by lot"},
    {"remi.option.first.turns", "in turns"},

    {"remi.no_move",
     "\"{text}\" is no move; moves are draw, take, discard 7r, and in the advanced game lay SETS discard 7r "
     "with all formations of the table as they become, commas between them."},
    {"remi.discard_one", "Discard exactly one tile."},
    {"remi.too_many_tiles", "That is more than the game has tiles."},

    {"remi.not_your_turn", "It is the turn of {seat}."},
    {"remi.drawn_already", "You have a new tile already: discard one."},
    {"remi.draw_first", "Draw a tile first, from the pool or from the other player's discards."},
    {"remi.pool_empty", "The pool is empty: take the other player's discard."},
    {"remi.no_discard", "The other player has discarded nothing that you could take."},
    {"remi.not_on_board", "{tile} is not on your board."},
    {"remi.no_melding", "In the basic game nothing is laid on the table."},
    {"remi.formation_changed",
     "Formation {number} on the table may only grow, or have a joker swapped for the tile it stands for."},
    {"remi.joker_taken", "A joker that you swap out must lie in a formation on the table in the same turn."},
    {"remi.nothing_laid", "Nothing has been laid."},
    {"remi.first_meld_points",
     "Your first meld counts {points} from your own board; it needs {needed, plural, one {# point} other {# "
     "points}}."},
    {"remi.keep_one", "Keep one tile to discard."},
    {"remi.choose_discard", "Choose a tile to discard."},
    {"remi.would_win", "This discard wins the deal."},

    {"remi.draws", "{seat} draws a tile."},
    {"remi.draws_tile", "{seat} draws {tile}."},
    {"remi.takes", "{seat} takes {tile} from the discards."},
    {"remi.melds", "{seat} lays {tiles}."},
    {"remi.adds", "{seat} adds {tiles} to {formation}."},
    {"remi.swaps", "{seat} puts {tile} in place of the joker in {formation}."},
    {"remi.discards", "{seat} discards {tile}."},
    {"remi.refills",
     "The pool is empty: {tiles, plural, one {# discarded tile is} other {# discarded tiles are}} shuffled "
     "into it."},
    {"remi.formation", "{seat} has {tiles} complete."},
    {"remi.wins", "{seat} wins the deal."},
    {"remi.undecided",
     "Nobody has won after {turns, plural, one {# turn} other {# turns}}: the deal ends undecided."},
    {"remi.shows", "{seat} has {tiles} left, worth {points}."},

    {"remi.page.basic", "Remi, the basic game"},
    {"remi.page.advanced", "Remi, the advanced game"},
    {"remi.page.tiles",
     "{count, plural, one {There is # tile} other {There are # tiles}}: the numbers 1 to 13 in red, yellow, "
     "green and blue, twice, and {jokers, plural, one {# joker} other {# jokers}}."},
    {"remi.page.boards",
     "Two players get {tiles, plural, one {# tile} other {# tiles}} each on a board that the other does not "
     "see; the others lie face down in the pool."},
    {"remi.page.aim", "Put your tiles together to sets and runs before the other player does."},
    {"remi.page.first", "Player {player} begins every deal."},
    {"remi.page.lot", "Who begins a deal is drawn by lot."},
    {"remi.page.in_turn", "The players take turns at beginning a deal; player 1 begins the first."},
    {"remi.page.formations", "Formations"},
    {"remi.page.set", "Set"},
    {"remi.page.about_set", "three or four tiles with one number and different colours"},
    {"remi.page.run", "Run"},
    {"remi.page.about_run", "three or more tiles of one colour with numbers in sequence"},
    {"remi.page.fourteen", "The 1 as fourteen"},
    {"remi.page.about_fourteen", "a 1 may follow the 13 and ends the run"},
    {"remi.page.joker", "Joker"},
    {"remi.page.about_joker", "stands for any tile; a formation needs one real tile at least"},
    {"remi.page.about_jokers", "stands for any tile; a formation needs more real tiles than jokers"},
    {"remi.page.turn", "Your turn"},
    {"remi.page.draw",
     "Pick up one tile: from the pool, or the top tile of the other player's discard pile."},
    {"remi.page.then_lay", "Then lay on the table what you can and want to."},
    {"remi.page.discard", "Discard one tile face up on your own pile; this ends your turn."},
    {"remi.page.refill",
     "When the pool is empty as a turn begins, both discard piles but for their top tiles are shuffled into "
     "it."},
    {"remi.page.laying", "Laying"},
    {"remi.page.meld",
     "Your first meld is one or more formations from your own board that count {points, plural, one {# "
     "point} other {# points}} or more together."},
    {"remi.page.counting",
     "For this a joker counts as the tile it stands for, a 1 after the 13 counts 14, and a set of ones "
     "counts 3 or 4."},
    {"remi.page.after_meld",
     "After it, in the same turn and in all later ones, you may lay more formations of any worth."},
    {"remi.page.add", "You may then also add tiles to any formation on the table, whoever laid it."},
    {"remi.page.swap",
     "And you may put the tile that a joker stands for in its place; the joker must go into a formation on "
     "the table in the same turn."},
    {"remi.page.fixed", "Otherwise formations stay as they are: nothing else is taken off the table."},
    {"remi.page.joker_in_set", "A joker in a set"},
    {"remi.page.about_joker_in_set", "stands for any colour that is missing: 8b or 8y can be swapped for it"},
    {"remi.page.joker_in_run", "A joker in a run"},
    {"remi.page.about_joker_in_run", "stands for the place where it lies: 8b can be swapped for it"},
    {"remi.page.end", "The end"},
    {"remi.page.win",
     "You win the deal when, after your discard, all fourteen tiles on your board are in sets and runs."},
    {"remi.page.win_advanced",
     "You win the deal when, after your discard, your board is empty or all tiles left on it are in sets and "
     "runs."},
    {"remi.page.points",
     "The winner gets {winner, plural, one {# point} other {# points}}; the other gets the sum of the "
     "numbers left on the board, {joker} for a joker and 1 for a one."},
    {"remi.page.table_is_safe", "What lies on the table costs nothing."},
    {"remi.page.undecided",
     "If nobody has won after {turns, plural, one {# turn} other {# turns}}, both players' counted, nobody "
     "wins the deal, and each player pays for the own board."},
    {"remi.page.endless",
     "The number of turns is not limited. Only a deal that goes in circles for {turns, plural, one {# turn} "
     "other {# turns}} is stopped: nobody wins it, and each player pays for the own board."},
    {"remi.page.limit",
     "Unless another length was agreed on, deals go on until a player has {limit, plural, one {# point} "
     "other {# points}} or more, or -{limit} or fewer; then whoever has the fewest points wins the match."},
    {"remi.page.why_below",
     "The end at -{limit} is there because a win counts below zero: where the loser has few tiles left, both "
     "players sink, and nobody would ever reach {limit}."},
    {"remi.page.limit_above",
     "Unless another length was agreed on, deals go on until a player has {limit, plural, one {# point} "
     "other {# points}} or more, and for {deals, plural, one {# deal} other {# deals}} at most; then whoever "
     "has the fewest points wins the match."},

    {"remi.arrange.number", "by number"},
    {"remi.arrange.colour", "by colour"},
    {"remi.arrange.formations", "in formations"},

    {"remi.lesson.turn.title", "A turn in two steps"},
    {"remi.lesson.turn.task",
     "A turn is two steps: pick up a tile, then discard one. Draw from the pool; after that, discard the "
     "blue thirteen, which goes with nothing on your board."},
    {"remi.lesson.turn.hint", "First draw from the pool, then discard the blue thirteen."},
    {"remi.lesson.turn.done",
     "The tile from the pool gave you three eights: a set, one number in different colours."},
    {"remi.lesson.take.title", "Take what fits"},
    {"remi.lesson.take.task",
     "Instead of drawing you may take the last discard of the other player. Ben has thrown the yellow "
     "twelve, and with your yellow ten and eleven it makes a run: take it, and discard the blue one."},
    {"remi.lesson.take.hint", "First take the yellow twelve, then discard the blue one."},
    {"remi.lesson.take.done",
     "You knew what you were getting. The other player has seen it too, so take only what helps."},
    {"remi.lesson.win.title", "The last discard"},
    {"remi.lesson.win.task",
     "You win with the discard that leaves nothing but sets and runs on your board. Ben has thrown the blue "
     "three, and it completes your last run: take it, and discard the one tile that is in no set and no "
     "run."},
    {"remi.lesson.win.hint", "First take the blue three, then discard the green five."},
    {"remi.lesson.win.done", "All fourteen tiles are in sets and runs: the deal is yours."},
    {"remi.lesson.lay.title", "Lay a first meld"},
    {"remi.lesson.lay.task",
     "In the advanced game tiles are laid on the table between picking up and discarding, and the first time "
     "they must count 30 points or more. Draw a tile, lay your red run from ten to twelve, which counts 33, "
     "and discard the tile that you drew."},
    {"remi.lesson.lay.hint",
     "First draw. Then lay the red ten, eleven and twelve as one formation, and discard the yellow one."},
    {"remi.lesson.lay.done",
     "What lies on the table costs you nothing when the other player wins. From now on you may lay any "
     "formation and add to those that lie there."},
    {"remi.lesson.swap.title", "Win a joker"},
    {"remi.lesson.swap.task",
     "Who has laid a first meld may put the tile that a joker stands for in its place, and must lay the "
     "joker elsewhere in the same turn. In the run of Ben it stands for the blue ten, which you have: draw a "
     "tile, exchange the two, lay the joker behind your green one and two, and discard the tile that you "
     "drew."},
    {"remi.lesson.swap.hint",
     "First draw. Then put the blue ten in the place of the joker, lay the green one, the green two and the "
     "joker, and discard the yellow thirteen."},
    {"remi.lesson.swap.done", "One tile for a joker, and two more tiles were laid with its help."},
});

}  // namespace

std::span<const Phrase> Remi::phrases() {
  static const std::vector<Phrase> kAll = melds::with_melds_phrases(kPhrases);
  return kAll;
}

}  // namespace parlor::remi
