#include <array>
#include <span>
#include <vector>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"rummikub.title", "Rummikub"},
    {"rummikub.about",
     "Two to four players place groups and runs of tiles; the first to empty their rack wins."},

    {"rummikub.form.real", "Rummikub"},
    {"rummikub.form.real.about", "Jokers, a 30-point initial meld and a table you can rearrange."},
    {"rummikub.form.basic", "Rummikub, basic"},
    {"rummikub.form.basic.about", "No jokers and no rearranging."},
    {"rummikub.option.set", "the basic game, or the real one with jokers and rearranging"},
    {"rummikub.option.players", "the number of players"},
    {"rummikub.option.numbers", "the highest number in each colour"},
    {"rummikub.option.tiles", "the number of tiles dealt to each player"},
    {"rummikub.option.rack", "the most tiles a rack can hold; a player with a full rack does not draw"},
    {"rummikub.option.firstmeld", "the points needed for the initial meld, in the real game"},
    {"rummikub.option.jokers", "the number of jokers, in the real game"},
    {"rummikub.option.first", "who starts: drawn by lot, or the player with this number"},
    {"rummikub.option.menu", "which of its two terminal menus the basic game shows"},
    {"rummikub.option.set.handout", "the basic game"},
    {"rummikub.option.set.real", "the real game"},
    {"rummikub.option.first.lot", "by lot"},
    {"rummikub.option.first.1", "player 1"},
    {"rummikub.option.first.2", "player 2"},
    {"rummikub.option.first.3", "player 3"},
    {"rummikub.option.first.4", "player 4"},
    {"rummikub.option.menu.1", "version 1"},
    {"rummikub.option.menu.2", "version 2"},
    {"rummikub.no_such_first",
     "first={first} is not possible with {players, plural, one {# player} other {# players}}."},
    {"rummikub.first_meld_is_real", "The rule firstmeld applies only to the real game: add set=real."},
    {"rummikub.jokers_are_real", "The rule jokers applies only to the real game: add set=real."},

    {"rummikub.menu_is_handout",
     "The rule menu applies only to the basic game: the real game has its own menu."},
    {"rummikub.empty_move",
     "A move is \"draw\", or the whole table after your turn, with commas between its sets."},
    {"rummikub.too_many_tiles", "That is more tiles than the game has."},

    {"rummikub.not_your_turn", "It's {seat}'s turn."},
    {"rummikub.table_full", "The table only has room for {most, plural, one {# set} other {# sets}}."},
    {"rummikub.tile_taken", "Tiles on the table must stay on the table."},
    {"rummikub.not_on_rack", "{tile} is not on your rack."},
    {"rummikub.nothing_placed", "Place at least one tile from your rack, or draw."},
    {"rummikub.set_changed",
     "You can only add to set {number}: in the basic game, sets on the table can't be taken apart."},
    {"rummikub.first_meld_alone",
     "Your initial meld must come from your rack alone: leave the sets on the table as they are."},
    {"rummikub.first_meld_points",
     "Your initial meld is worth {points}, but it needs at least {needed, plural, one {# point} other {# "
     "points}}."},
    {"rummikub.late_by_clock", "Only the clock can make a player draw for being late."},
    {"rummikub.not_forced", "Only the clock penalty of the real game can be forced in Rummikub."},
    {"rummikub.would_place", "{tiles, plural, one {# tile} other {# tiles}} from your rack"},

    {"rummikub.places", "{seat} places {tiles}."},
    {"rummikub.adds", "{seat} adds {tiles} to {set}."},
    {"rummikub.draws", "{seat} draws a tile."},
    {"rummikub.draws_tile", "{seat} draws {tile}."},
    {"rummikub.passes", "{seat} passes."},
    {"rummikub.late", "{seat} runs out of time: the turn is taken back."},
    {"rummikub.blocked", "Everyone has passed: the deal is blocked."},
    {"rummikub.wins", "{seat} wins the deal."},
    {"rummikub.shares", "{seat} shares the win."},

    {"rummikub.page.title", "How to play Rummikub"},
    {"rummikub.page.tiles",
     "{count, plural, one {There is # tile} other {There are # tiles}}: the numbers 1 to {numbers} in four "
     "colours, two of each."},
    {"rummikub.page.jokers",
     "{count, plural, one {There is # tile} other {There are # tiles}}: the numbers 1 to {numbers} in four "
     "colours, two of each, and {jokers, plural, one {# joker} other {# jokers}}."},
    {"rummikub.page.deal",
     "{players, plural, one {# player gets} other {# players get}} {tiles, plural, one {# tile} other {# "
     "tiles}} each; the rest form the pool."},
    {"rummikub.page.aim", "The first player to empty their rack wins the deal."},
    {"rummikub.page.lot", "The player who starts is drawn by lot."},
    {"rummikub.page.first", "Player {first} starts."},
    {"rummikub.page.sets", "Sets"},
    {"rummikub.page.group", "Group"},
    {"rummikub.page.about_group", "three or four tiles of the same number in different colours"},
    {"rummikub.page.run", "Run"},
    {"rummikub.page.about_run", "three or more consecutive numbers in the same colour"},
    {"rummikub.page.joker", "Joker"},
    {"rummikub.page.about_joker", "stands for any tile; in a run, for the tile whose place it takes"},
    {"rummikub.page.turn", "Your turn"},
    {"rummikub.page.place", "Place as many new groups and runs from your rack as you like."},
    {"rummikub.page.append", "Add single tiles to groups, or to either end of runs, on the table."},
    {"rummikub.page.fixed",
     "Sets on the table can't be taken apart, and there is room for {most, plural, one {# set} other {# "
     "sets}}."},
    {"rummikub.page.meld",
     "Your initial meld must be worth at least {points, plural, one {# point} other {# points}} and come "
     "from your rack alone."},
    {"rummikub.page.meld_joker", "In the initial meld, a joker is worth as much as the tile it stands for."},
    {"rummikub.page.rearrange",
     "After that, you can rearrange the table as you like: at the end of your turn everything on it must be "
     "in groups and runs, and at least one tile must have come from your rack."},
    {"rummikub.page.free_joker",
     "If you free a joker, use it again in the same turn: no tile goes back to a rack."},
    {"rummikub.page.draw", "If you place nothing, you draw a tile and your turn is over."},
    {"rummikub.page.rack",
     "A rack holds {rack, plural, one {# tile} other {# tiles}}; if yours is full, you don't draw."},
    {"rummikub.page.clock",
     "If there is a clock and you run out of time, your turn is taken back and you draw one tile, or three "
     "if you had touched the table."},
    {"rummikub.page.end", "End of a deal"},
    {"rummikub.page.blocked",
     "If nobody places or draws a tile for a whole round, the deal is blocked: the lowest rack wins, and "
     "players with equal racks share the win."},
    {"rummikub.page.points",
     "The winner scores the sum of the tiles left on the other racks, and the other players lose what they "
     "hold."},
    {"rummikub.page.points_blocked", "In a blocked deal, only the difference from the lowest rack counts."},
    {"rummikub.page.joker_points", "A joker left on a rack counts 30."},

    {"rummikub.arrange.number", "by number"},
    {"rummikub.arrange.colour", "by colour"},
    {"rummikub.arrange.sets", "in sets"},

    {"rummikub.lesson.group.title", "Place a group"},
    {"rummikub.lesson.group.task",
     "A group is three or four tiles of the same number in different colours; a run is three or more "
     "consecutive numbers in the same colour. You have a group on your rack: place the three 7s."},
    {"rummikub.lesson.group.hint", "Place the red, green and yellow 7s as a group."},
    {"rummikub.lesson.group.done",
     "Your group is on the table. You can place as many sets as you like in one turn; if you place nothing, "
     "you draw a tile."},
    {"rummikub.lesson.add.title", "Add to a set"},
    {"rummikub.lesson.add.task",
     "The sets on the table belong to everyone: you can add a tile to a group that lacks its colour, or to "
     "either end of a run. Two of your tiles fit, one in each set: add them both this turn."},
    {"rummikub.lesson.add.hint",
     "Add the blue 9 to the group of 9s, and the blue 6 to the end of the blue run."},
    {"rummikub.lesson.add.done", "That's two more tiles gone, without making a new set."},
    {"rummikub.lesson.thirty.title", "The initial meld"},
    {"rummikub.lesson.thirty.task",
     "In the real game, the first sets you place must be worth at least 30 points, all from your own rack. "
     "Your 5s are worth 15, and your yellow run from 6 to 8 is worth 21: neither is enough alone. Place both "
     "in one turn."},
    {"rummikub.lesson.thirty.hint",
     "Place the three 5s as a group and the yellow 6, 7 and 8 as a run, then end your turn."},
    {"rummikub.lesson.thirty.done",
     "That's an initial meld of 36 points. From your next turn on, you can use the whole table."},
    {"rummikub.lesson.rearrange.title", "Borrow from the table"},
    {"rummikub.lesson.rearrange.task",
     "After your initial meld you can rearrange the table, as long as everything on it is in groups and runs "
     "when your turn ends. There is a group of four 8s, but three would be enough. Make a run of the red 8 "
     "with your red 6 and 7."},
    {"rummikub.lesson.rearrange.hint",
     "Take the red 8 out of its group and put it after your red 6 and 7; the other three 8s stay where they "
     "are."},
    {"rummikub.lesson.rearrange.done",
     "The group could spare a tile, and you've placed two tiles that weren't a set on their own."},
    {"rummikub.lesson.joker.title", "Free a joker"},
    {"rummikub.lesson.joker.task",
     "A joker stands for any tile; in Bert's run, it stands for the green 10. You have that 10: put it in "
     "place of the joker, and use the joker after your blue 1 and 2 in the same turn."},
    {"rummikub.lesson.joker.hint",
     "The green run becomes 9, 10, 11; the new set is the blue 1, the blue 2 and the joker."},
    {"rummikub.lesson.joker.done",
     "A joker you free must be used again in the same turn. Here it helped you place three tiles."},
});

}  // namespace

std::span<const Phrase> Rummikub::phrases() {
  static const std::vector<Phrase> kAll = melds::with_melds_phrases(kPhrases);
  return kAll;
}

}  // namespace parlor::rummikub
