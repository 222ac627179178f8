#include <array>
#include <span>
#include <vector>

#include "games/okey/rules/okey.h"
#include "melds/formation.h"

namespace parlor::okey {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"okey.title", "Okey"},
    {"okey.about", "Four players draw and discard tiles; who first has a complete hand wins."},

    {"okey.form.real", "Okey"},
    {"okey.form.real.about", "As played in Turkey: sets, runs, a joker and points to lose."},
    {"okey.form.simple", "Okey, simplified"},
    {"okey.form.simple.about", "Collect three chains: one number in all four colours."},
    {"okey.option.set", "the simplified game of chains, or real Okey with sets, runs and jokers"},
    {"okey.option.set.simple", "simplified"},
    {"okey.option.set.okey", "real Okey"},
    {"okey.option.empty",
     "when a turn begins with an empty stack: a tie, or the last discard may still be taken"},
    {"okey.option.empty.tie", "a tie"},
    {"okey.option.empty.take", "the discard may be taken"},
    {"okey.option.first",
     "who begins a deal: usually player 1, in real Okey everybody in turns; or one of these in both"},
    {"okey.option.first.usual", "as usual"},
    {"okey.option.first.0", "player 1"},
    {"okey.option.first.turns", "in turns"},
    {"okey.option.pairs", "whether seven pairs count double in real Okey"},
    {"okey.option.pairs.single", "no"},
    {"okey.option.pairs.double", "yes"},
    {"okey.option.points", "the points that everybody starts a match of real Okey with"},

    {"okey.no_tile",
     "\"{text}\" is no tile of this game; a tile is a colour (K R B Y) and a number, as in K5; F is a false "
     "joker of real Okey."},
    {"okey.no_move",
     "\"{text}\" is no move; moves are draw, take, discard K5, in real Okey show, and pass when the stack is "
     "empty."},

    {"okey.not_your_turn", "It is the turn of {seat}."},
    {"okey.first_turn", "Who begins does not pick up a tile: discard one."},
    {"okey.drawn_already", "You have picked up a tile already: discard one."},
    {"okey.draw_first", "Pick up a tile first, from the stack or the last discard."},
    {"okey.stack_empty", "The stack is empty: take the last discard, or pass."},
    {"okey.no_pass", "You can pass only when the stack is empty."},
    {"okey.not_in_hand", "{tile} is not in your hand."},
    {"okey.nothing_to_show", "Only in real Okey there is an indicator to show the twin of."},
    {"okey.shown_already", "The twin of the indicator has been shown."},
    {"okey.too_late_to_show", "The twin of the indicator can be shown only before your first tile."},
    {"okey.no_twin", "You do not have the twin of {tile}."},
    {"okey.would_win", "This discard wins the deal."},
    {"okey.would_win_double", "This discard wins the deal, and counts double."},

    {"okey.indicator", "{tile} is the indicator: {joker} is the joker."},
    {"okey.draws", "{seat} draws a tile."},
    {"okey.draws_tile", "{seat} draws {tile}."},
    {"okey.takes", "{seat} takes {tile}, the discard of {from}."},
    {"okey.discards", "{seat} discards {tile}."},
    {"okey.shows_twin", "{seat} shows {tile}, the twin of the indicator: the others lose a point."},
    {"okey.passes", "{seat} does not want the last discard."},
    {"okey.chain", "{seat} has {tiles}."},
    {"okey.wins", "{seat} wins."},
    {"okey.wins_double", "{seat} wins, and it counts double."},
    {"okey.tie", "Nobody has won: the deal is a tie."},
    {"okey.hand", "{seat} has {tiles}."},

    {"okey.page.simple", "Okey, simplified"},
    {"okey.page.real", "Okey"},
    {"okey.page.tiles",
     "{count, plural, one {There is # tile} other {There are # tiles}}: the numbers 1 to {numbers} in black "
     "(K), red (R), blue (B) and yellow (Y), each {copies, plural, one {once} other {# times}}."},
    {"okey.page.false_jokers", "Two of the tiles are false jokers (F)."},
    {"okey.page.deal",
     "Four players get {tiles, plural, one {# tile} other {# tiles}} each, and who begins one more; the "
     "others lie face down on the stack."},
    {"okey.page.first", "Player 1 begins every deal."},
    {"okey.page.in_turn", "The players take turns at beginning a deal; player 1 begins the first."},
    {"okey.page.aim", "Have three chains before the others do."},
    {"okey.page.aim_real", "Have fourteen tiles in sets and runs before the others do."},
    {"okey.page.turned",
     "After the deal a tile is turned over: the indicator. The next number of its colour is the joker; after "
     "13 comes 1."},
    {"okey.page.chains", "Chains"},
    {"okey.page.formations", "Sets, runs and pairs"},
    {"okey.page.chain", "Chain"},
    {"okey.page.about_chain", "one number in all four colours"},
    {"okey.page.spare", "What is left over"},
    {"okey.page.about_spare",
     "further tiles of a chain's number do no harm, and make no second chain: three chains have three "
     "different numbers"},
    {"okey.page.set", "Set"},
    {"okey.page.about_set", "three or four tiles with one number and different colours"},
    {"okey.page.run", "Run"},
    {"okey.page.about_run", "three or more tiles of one colour with numbers in sequence"},
    {"okey.page.after_13", "The 1 after the 13"},
    {"okey.page.about_after_13", "ends the run: 13-1-2 is none"},
    {"okey.page.joker", "Joker"},
    {"okey.page.about_joker", "stands for any tile: here the indicator is K5, and so K6 is the joker"},
    {"okey.page.false_joker", "False joker"},
    {"okey.page.about_false_joker", "is the tile that the joker's face shows, here K6, and nothing else"},
    {"okey.page.pairs", "Pairs"},
    {"okey.page.about_pairs", "two tiles that are the same; seven pairs win too"},
    {"okey.page.turn", "Your turn"},
    {"okey.page.begin", "Who begins has a tile too many and only discards one."},
    {"okey.page.draw",
     "Everybody else picks up one tile: the top of the stack, or the last discard of the player before."},
    {"okey.page.discard", "Then discard one tile face up on your own pile; this ends your turn."},
    {"okey.page.remember",
     "Discards are open: everybody may remember them, and who took which. Nobody sees what is drawn from "
     "the stack."},
    {"okey.page.twin",
     "Who has the other tile like the indicator may show it before the first tile that they pick up: the "
     "others lose a point each."},
    {"okey.page.end", "The end"},
    {"okey.page.win",
     "You win at once when you have three chains of different numbers after picking up a tile; who begins "
     "may have them from the start."},
    {"okey.page.win_real",
     "You win with a discard that leaves fourteen tiles in sets and runs, or in seven pairs."},
    {"okey.page.tie", "If a turn begins with an empty stack, the deal is a tie, and all hands are shown."},
    {"okey.page.tie_take",
     "If a turn begins with an empty stack, the last discard can still be taken; who does not want it ends "
     "the deal in a tie, and all hands are shown."},
    {"okey.page.long",
     "A deal that has gone on for {turns, plural, one {# turn} other {# turns}} is a tie too."},
    {"okey.page.one_point", "A win counts one point; in a match the most points win."},
    {"okey.page.points",
     "Everybody starts with {points, plural, one {# point} other {# points}}. A win costs each of the others "
     "{loss}, and {double} when the joker was discarded to win."},
    {"okey.page.double_pairs", "Seven pairs count double too."},
    {"okey.page.match",
     "Unless another length was agreed on, deals go on until a player has no points left; then whoever has "
     "the most wins the match."},

    {"okey.arrange.number", "by number"},
    {"okey.arrange.colour", "by colour"},
    {"okey.arrange.groups", "in groups"},

    {"okey.lesson.start.title", "Chains and doubles"},
    {"okey.lesson.start.task",
     "A chain is one number in all four colours, and three chains of three different numbers win. Who begins "
     "has fifteen tiles and only discards. You have the black five twice, and the second one is of no use to "
     "a chain: discard it."},
    {"okey.lesson.start.hint", "Discard a black five."},
    {"okey.lesson.start.done",
     "A tile that you have twice is the first to go. The others now pick up a tile and discard one, in "
     "turn."},
    {"okey.lesson.turn.title", "Draw and discard"},
    {"okey.lesson.turn.task",
     "A turn is two steps: pick up a tile, from the stack or the last discard of the player before you, then "
     "discard one. Dan has thrown a red two, and you have one already: draw from the stack instead, and then "
     "discard the red one."},
    {"okey.lesson.turn.hint", "First draw from the stack, then discard the red one."},
    {"okey.lesson.turn.done",
     "The yellow two from the stack completed a chain: the two in all four colours."},
    {"okey.lesson.take.title", "Take a discard"},
    {"okey.lesson.take.task",
     "Dan has thrown the yellow two, the only colour that your twos lack. Take it, and discard the red one."},
    {"okey.lesson.take.hint", "First take the yellow two from the discards, then discard the red one."},
    {"okey.lesson.take.done",
     "The chain of twos stands. Everybody saw what you took: a discard that is taken tells what you "
     "collect."},
    {"okey.lesson.win.title", "The third chain"},
    {"okey.lesson.win.task",
     "You have the chains of two and five, and the seven in three colours. Dan has thrown the red seven: "
     "take it. With the third chain you win at once, without a discard."},
    {"okey.lesson.win.hint", "Take the red seven from the discards."},
    {"okey.lesson.win.done", "Three chains of three numbers: the deal is yours."},
    {"okey.lesson.joker.title", "The indicator and the joker"},
    {"okey.lesson.joker.task",
     "In real Okey a tile is turned over, the indicator: the tile that follows it in its colour is the joker "
     "and stands for any tile. Here the indicator is the red four, so your red five is a joker, and your "
     "yellow run needs a twelve. You win with the discard that leaves only sets and runs: discard the tile "
     "that is in none."},
    {"okey.lesson.joker.hint", "The black nine is the only tile that goes with nothing."},
    {"okey.lesson.joker.done",
     "The joker stood for the yellow twelve, and fourteen tiles were in sets and runs: each of the others "
     "loses two points."},
    {"okey.lesson.double.title", "Throw the joker"},
    {"okey.lesson.double.task",
     "Who wins by throwing the joker away takes four points from each of the others instead of two. The "
     "indicator is the red four again, so the red five is the joker; this time fourteen tiles are complete "
     "without it. Win for double."},
    {"okey.lesson.double.hint", "You do not need the joker: discard the red five."},
    {"okey.lesson.double.done", "You win the deal, and it counts double."},
});

}  // namespace

std::span<const Phrase> Okey::phrases() {
  static const std::vector<Phrase> kAll = melds::with_melds_phrases(kPhrases);
  return kAll;
}

}  // namespace parlor::okey
