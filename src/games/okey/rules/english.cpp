#include <array>

#include "games/okey/rules/okey.h"
#include "melds/formation.h"

namespace parlor::okey {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"okey.title", "Okey"},
    {"okey.about", "Four players draw and discard tiles; who first has three chains of four colours wins."},

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
     "There are {count} tiles: the numbers 1 to {numbers} in black (K), red (R), blue (B) and yellow (Y), "
     "each {copies} times."},
    {"okey.page.false_jokers", "Two of the tiles are false jokers (F)."},
    {"okey.page.deal",
     "Four players get {tiles} tiles each, and who begins one more; the others lie face down on the stack."},
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
    {"okey.page.long", "A deal that has gone on for {turns} turns is a tie too."},
    {"okey.page.one_point", "A win counts one point; in a match the most points win."},
    {"okey.page.points",
     "Everybody starts with {points} points. A win costs each of the others {loss}, and {double} when the "
     "joker was discarded to win."},
    {"okey.page.double_pairs", "Seven pairs count double too."},
    {"okey.page.match",
     "Unless another length was agreed on, deals go on until a player has no points left; then whoever has "
     "the most wins the match."},

    {"okey.arrange.number", "by number"},
    {"okey.arrange.colour", "by colour"},
    {"okey.arrange.groups", "in groups"},
});

}  // namespace

std::span<const Phrase> Okey::phrases() {
  static const std::vector<Phrase> kAll = melds::with_melds_phrases(kPhrases);
  return kAll;
}

}  // namespace parlor::okey
