#include <array>
#include <span>
#include <vector>

#include "games/okey/rules/okey.h"
#include "melds/formation.h"

namespace parlor::okey {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"okey.title", "Okey"},
    {"okey.about", "Four players draw and discard tiles; the first to complete a winning hand wins."},

    {"okey.form.real", "Okey"},
    {"okey.form.real.about", "As played in Turkey: sets, runs and jokers, with points to lose."},
    {"okey.form.simple", "Okey, simplified"},
    {"okey.form.simple.about", "Collect three chains. A chain is one number in all four colours."},
    {"okey.option.set", "simplified Okey with chains, or real Okey with sets, runs and jokers"},
    {"okey.option.set.simple", "simplified"},
    {"okey.option.set.okey", "real Okey"},
    {"okey.option.empty",
     "if the stock is empty when a turn starts: the deal is a tie, or the last discard can still be taken"},
    {"okey.option.empty.tie", "tie"},
    {"okey.option.empty.take", "last discard can be taken"},
    {"okey.option.first",
     "who starts a deal: as usual (player 1, but each player in turn in real Okey), always player 1, or "
     "each player in turn"},
    {"okey.option.first.usual", "as usual"},
    {"okey.option.first.0", "player 1"},
    {"okey.option.first.turns", "in turn"},
    {"okey.option.pairs", "whether seven pairs count double in real Okey"},
    {"okey.option.pairs.single", "no"},
    {"okey.option.pairs.double", "yes"},
    {"okey.option.points", "the points each player starts a match of real Okey with"},

    {"okey.no_tile",
     "\"{text}\" is not a tile in this game. A tile is a colour (K R B Y) and a number, such as K5; in "
     "real Okey, F is a false joker."},
    {"okey.no_move",
     "\"{text}\" is not a valid move. Moves are draw, take, discard K5, show (real Okey only), and pass "
     "when the stock is empty."},

    {"okey.not_your_turn", "It's {seat}'s turn."},
    {"okey.first_turn", "You start with an extra tile, so don't pick one up: discard one."},
    {"okey.drawn_already", "You have already picked up a tile: discard one."},
    {"okey.draw_first", "Pick up a tile first, from the stock or the last discard."},
    {"okey.stack_empty", "The stock is empty: take the last discard, or pass."},
    {"okey.no_pass", "You can pass only when the stock is empty."},
    {"okey.not_in_hand", "{tile} is not on your rack."},
    {"okey.nothing_to_show", "There is nothing to show: only real Okey has an indicator."},
    {"okey.shown_already", "The tile matching the indicator has already been shown."},
    {"okey.too_late_to_show",
     "You can show the tile matching the indicator only at the start of your first turn."},
    {"okey.no_twin", "You don't have the tile matching the indicator, the other {tile}."},
    {"okey.would_win", "This discard wins the deal."},
    {"okey.would_win_double", "This discard wins the deal and counts double."},

    {"okey.indicator", "The indicator is {tile}, so the joker is {joker}."},
    {"okey.draws", "{seat} draws a tile."},
    {"okey.draws_tile", "{seat} draws {tile}."},
    {"okey.takes", "{seat} takes {tile}, discarded by {from}."},
    {"okey.discards", "{seat} discards {tile}."},
    {"okey.shows_twin",
     "{seat} shows {tile}, the tile matching the indicator: the others lose a point each."},
    {"okey.passes", "{seat} passes on the last discard."},
    {"okey.chain", "{seat} has {tiles}."},
    {"okey.wins", "{seat} wins."},
    {"okey.wins_double", "{seat} wins, and the win counts double."},
    {"okey.tie", "Nobody wins: the deal is a tie."},
    {"okey.hand", "{seat} has {tiles}."},

    {"okey.page.simple", "Okey, simplified"},
    {"okey.page.real", "Okey"},
    {"okey.page.tiles",
     "{count, plural, one {There is # tile} other {There are # tiles}}: the numbers 1 to {numbers} in "
     "black (K), red (R), blue (B) and yellow (Y), {copies, plural, one {# copy} other {# copies}} of each."},
    {"okey.page.false_jokers", "The other two tiles are false jokers (F)."},
    {"okey.page.deal",
     "Each of the four players gets {tiles, plural, one {# tile} other {# tiles}}, and the player who "
     "starts gets one extra. The rest are placed face down as the stock."},
    {"okey.page.first", "Player 1 starts every deal."},
    {"okey.page.in_turn", "Players take turns starting a deal; player 1 starts the first."},
    {"okey.page.aim", "Be the first to have three chains."},
    {"okey.page.aim_real", "Be the first to have fourteen tiles in sets and runs."},
    {"okey.page.turned",
     "After the deal, a tile is turned over: the indicator. The next number in its colour is the joker; 1 "
     "comes after 13."},
    {"okey.page.chains", "Chains"},
    {"okey.page.formations", "Sets, runs and pairs"},
    {"okey.page.chain", "Chain"},
    {"okey.page.about_chain", "one number in all four colours"},
    {"okey.page.spare", "Leftover tiles"},
    {"okey.page.about_spare",
     "extra tiles of a chain's number do no harm, but don't make a second chain: you need three chains of "
     "three different numbers"},
    {"okey.page.set", "Set"},
    {"okey.page.about_set", "three or four tiles of one number in different colours"},
    {"okey.page.run", "Run"},
    {"okey.page.about_run", "three or more consecutive numbers of one colour"},
    {"okey.page.after_13", "The 1 after the 13"},
    {"okey.page.about_after_13", "it ends the run: 13-1-2 is not a run"},
    {"okey.page.joker", "Joker"},
    {"okey.page.about_joker", "stands for any tile: here the indicator is K5, so K6 is the joker"},
    {"okey.page.false_joker", "False joker"},
    {"okey.page.about_false_joker", "stands only for the tile shown on the joker's face, here K6"},
    {"okey.page.pairs", "Pairs"},
    {"okey.page.about_pairs", "two identical tiles; seven pairs win too"},
    {"okey.page.turn", "Your turn"},
    {"okey.page.begin", "The player who starts only discards on the first turn."},
    {"okey.page.draw",
     "Otherwise pick up one tile: the top of the stock, or the last discard of the player before you."},
    {"okey.page.discard", "Then discard one tile face up onto your own pile to end your turn."},
    {"okey.page.remember",
     "Everyone sees every discard and who takes it. A tile drawn from the stock is seen only by the player "
     "who draws it."},
    {"okey.page.twin",
     "If you hold the other copy of the indicator, the matching tile, you may show it at the start of your "
     "first turn: the others lose a point each."},
    {"okey.page.end", "End of a deal"},
    {"okey.page.win",
     "You win as soon as the tile you pick up gives you three chains of different numbers. The player who "
     "starts may already have them when the tiles are dealt."},
    {"okey.page.win_real",
     "You win with a discard that leaves fourteen tiles in sets and runs, or in seven pairs."},
    {"okey.page.tie", "If the stock is empty when a turn starts, the deal is a tie and all racks are shown."},
    {"okey.page.tie_take",
     "If the stock is empty when a turn starts, the last discard can still be taken. If the player doesn't "
     "want it, the deal is a tie and all racks are shown."},
    {"okey.page.long", "A deal is also a tie after {turns, plural, one {# turn} other {# turns}}."},
    {"okey.page.one_point", "Each win is worth one point; the player with the most points wins the match."},
    {"okey.page.points",
     "Everyone starts with {points, plural, one {# point} other {# points}}. A win costs each of the "
     "others {loss}, or {double} if the winning discard is the joker."},
    {"okey.page.double_pairs", "Winning with seven pairs counts double too."},
    {"okey.page.match",
     "Unless another length is chosen, the match ends when a player has no points left, and the player "
     "with the most points wins."},

    {"okey.arrange.number", "by number"},
    {"okey.arrange.colour", "by colour"},
    {"okey.arrange.groups", "in groups"},

    {"okey.lesson.start.title", "Chains and duplicates"},
    {"okey.lesson.start.task",
     "A chain is one number in all four colours, and three chains of three different numbers win. You "
     "start, so you have fifteen tiles and only discard one. You have the black 5 twice, and a chain needs "
     "it only once: discard one of them."},
    {"okey.lesson.start.hint", "Discard a black 5."},
    {"okey.lesson.start.done",
     "Duplicates are the first tiles to discard. Now each of the other players picks up a tile and "
     "discards one."},
    {"okey.lesson.turn.title", "Draw and discard"},
    {"okey.lesson.turn.task",
     "A turn has two steps: pick up a tile, either from the stock or the last discard of the player before "
     "you, then discard one. Dan has discarded a red 2, but you already have one. Draw from the stock "
     "instead, then discard the red 1."},
    {"okey.lesson.turn.hint", "First draw from the stock, then discard the red 1."},
    {"okey.lesson.turn.done", "The yellow 2 from the stock completed a chain: the 2 in all four colours."},
    {"okey.lesson.take.title", "Take a discard"},
    {"okey.lesson.take.task",
     "Dan has discarded the yellow 2, the only colour missing from your 2s. Take it, then discard the red "
     "1."},
    {"okey.lesson.take.hint", "First take the yellow 2 from Dan's discards, then discard the red 1."},
    {"okey.lesson.take.done",
     "Your chain of 2s is complete. Everyone saw you take that tile, and a discard you take tells the "
     "others what you are collecting."},
    {"okey.lesson.win.title", "The third chain"},
    {"okey.lesson.win.task",
     "You have chains of 2s and 5s, and the 7 in three colours. Dan has discarded the red 7: take it. The "
     "third chain wins at once, and you don't need to discard."},
    {"okey.lesson.win.hint", "Take the red 7 from Dan's discards."},
    {"okey.lesson.win.done", "Three chains of three different numbers: you win the deal."},
    {"okey.lesson.joker.title", "The indicator and the joker"},
    {"okey.lesson.joker.task",
     "In real Okey, a tile is turned over as the indicator. The next number in its colour is the joker, "
     "which stands for any tile. Here the indicator is the red 4, so your red 5 is a joker, and your "
     "yellow run needs a 12. You win with a discard that leaves only sets and runs: discard the tile that "
     "belongs to neither."},
    {"okey.lesson.joker.hint", "The black 9 is the only tile that doesn't belong to a set or run."},
    {"okey.lesson.joker.done",
     "The joker stood for the yellow 12, so all fourteen tiles were in sets and runs. Each of the others "
     "loses two points."},
    {"okey.lesson.double.title", "Discard the joker"},
    {"okey.lesson.double.task",
     "If your winning discard is the joker, each of the others loses four points instead of two. The "
     "indicator is the red 4 again, so the red 5 is the joker. This time your other fourteen tiles are "
     "complete without it: win double."},
    {"okey.lesson.double.hint", "You don't need the joker: discard the red 5."},
    {"okey.lesson.double.done", "You win the deal, and the win counts double."},
});

}  // namespace

std::span<const Phrase> Okey::phrases() {
  static const std::vector<Phrase> kAll = melds::with_melds_phrases(kPhrases);
  return kAll;
}

}  // namespace parlor::okey
