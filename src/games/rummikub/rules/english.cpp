#include <array>
#include <span>
#include <vector>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"rummikub.title", "Rummikub"},
    {"rummikub.about", "Two to four players lay groups and runs of tiles; who is first without tiles wins."},

    {"rummikub.form.real", "Rummikub"},
    {"rummikub.form.real.about", "Jokers, 30 points to open, and a table to rearrange."},
    {"rummikub.form.basic", "Rummikub, basic"},
    {"rummikub.form.basic.about", "No jokers and no rearranging."},
    {"rummikub.option.set", "the basic game, or the real one with jokers and rearranging"},
    {"rummikub.option.players", "how many play"},
    {"rummikub.option.numbers", "how many numbers each colour has"},
    {"rummikub.option.tiles", "how many tiles are dealt to each player"},
    {"rummikub.option.rack", "the most tiles a rack holds; who has so many draws no more"},
    {"rummikub.option.firstmeld", "the points that a first meld needs, in the real game"},
    {"rummikub.option.jokers", "how many jokers there are, in the real game"},
    {"rummikub.option.first", "who begins: by lot, or the player with this number"},
    {"rummikub.option.menu", "the menu of the terminal, as version 1 or 2 of the handout has it"},
    {"rummikub.option.set.handout", "the basic game"},
    {"rummikub.option.set.real", "the real game"},
    {"rummikub.option.first.lot", "by lot"},
    {"rummikub.option.first.1", "player 1"},
    {"rummikub.option.first.2", "player 2"},
    {"rummikub.option.first.3", "player 3"},
    {"rummikub.option.first.4", "player 4"},
    {"rummikub.option.menu.1", "version 1"},
    {"rummikub.option.menu.2", "version 2"},
    {"rummikub.no_such_first", "The rule first={first} names nobody: only {players} play."},
    {"rummikub.first_meld_is_real", "The rule firstmeld belongs to the real game: add set=real."},
    {"rummikub.jokers_are_real", "The rule jokers belongs to the real game: add set=real."},

    {"rummikub.menu_is_handout",
     "The rule menu belongs to the handout's game: the real one has its own menu."},
    {"rummikub.empty_move",
     "A move is \"draw\", or the table as it becomes: its sets with commas between them."},
    {"rummikub.too_many_tiles", "That is more than the game has tiles."},

    {"rummikub.not_your_turn", "It is the turn of {seat}."},
    {"rummikub.table_full", "There is room for {most, plural, one {# set} other {# sets}} on the table."},
    {"rummikub.tile_taken", "Every tile of the table must stay on the table."},
    {"rummikub.not_on_rack", "{tile} is not on your rack."},
    {"rummikub.nothing_placed", "Place at least one tile from your rack, or draw."},
    {"rummikub.set_changed", "Set {number} on the table may only grow: it cannot be taken apart."},
    {"rummikub.first_meld_alone",
     "Your first meld comes from your rack alone: leave the sets on the table as they are."},
    {"rummikub.first_meld_points",
     "Your first meld counts {points}; it needs {needed, plural, one {# point} other {# points}}."},
    {"rummikub.late_by_clock", "Only the clock makes somebody draw for being late."},
    {"rummikub.not_forced", "Nothing but a penalty of the real game's clock can be forced in Rummikub."},
    {"rummikub.would_place", "{tiles} from your rack"},

    {"rummikub.places", "{seat} places {tiles}."},
    {"rummikub.adds", "{seat} adds {tiles} to {set}."},
    {"rummikub.draws", "{seat} draws a tile."},
    {"rummikub.draws_tile", "{seat} draws {tile}."},
    {"rummikub.passes", "{seat} places nothing and draws nothing."},
    {"rummikub.late", "{seat} ran out of time: the turn is taken back."},
    {"rummikub.blocked", "Nobody can go on."},
    {"rummikub.wins", "{seat} wins the deal."},
    {"rummikub.shares", "{seat} shares the win."},

    {"rummikub.page.title", "Rummikub with these rules"},
    {"rummikub.page.tiles",
     "{count, plural, one {There is # tile} other {There are # tiles}}: the numbers 1 to {numbers} in four "
     "colours, twice."},
    {"rummikub.page.jokers",
     "{count, plural, one {There is # tile} other {There are # tiles}}: the numbers 1 to {numbers} in four "
     "colours, twice, and {jokers, plural, one {# joker} other {# jokers}}."},
    {"rummikub.page.deal",
     "{players, plural, one {# player gets} other {# players get}} {tiles, plural, one {# tile} other {# "
     "tiles}} each; the others wait in the bag."},
    {"rummikub.page.aim", "Who is first without tiles wins the deal."},
    {"rummikub.page.lot", "Who begins is drawn by lot."},
    {"rummikub.page.first", "Player {first} begins."},
    {"rummikub.page.sets", "Sets"},
    {"rummikub.page.group", "Group"},
    {"rummikub.page.about_group", "three or four tiles with one number and different colours"},
    {"rummikub.page.run", "Run"},
    {"rummikub.page.about_run", "three or more tiles of one colour with numbers in sequence"},
    {"rummikub.page.joker", "Joker"},
    {"rummikub.page.about_joker", "stands for any tile; in a run for the place where it lies"},
    {"rummikub.page.turn", "Your turn"},
    {"rummikub.page.place", "Place as many new groups and runs from your rack as you like."},
    {"rummikub.page.append", "Add single tiles to a group, or to an end of a run, on the table."},
    {"rummikub.page.fixed", "Sets on the table are never taken apart, and at most {most} fit on it."},
    {"rummikub.page.meld",
     "Your first meld counts at least {points, plural, one {# point} other {# points}} and comes from your "
     "rack alone."},
    {"rummikub.page.meld_joker", "In a first meld a joker counts what it stands for."},
    {"rummikub.page.rearrange",
     "After that, take the table apart and put it together as you like: at the end of your turn everything "
     "on it is groups and runs, and at least one tile came from your rack."},
    {"rummikub.page.free_joker",
     "A joker that you free is used again in the same turn: nothing returns to a rack."},
    {"rummikub.page.draw", "Who places nothing draws a tile, and the turn is over."},
    {"rummikub.page.rack",
     "A rack holds {rack, plural, one {# tile} other {# tiles}}; who has so many draws nothing."},
    {"rummikub.page.clock",
     "Where a clock runs and you run out of time, the turn is taken back and you draw a tile, or three if "
     "the table was touched."},
    {"rummikub.page.end", "The end"},
    {"rummikub.page.blocked",
     "When all players in a row place nothing and draw nothing, the lowest rack wins; equal racks share."},
    {"rummikub.page.points",
     "The winner gets the sum of the numbers that the others have left, and they lose it."},
    {"rummikub.page.points_blocked", "In a blocked game only the difference to the lowest rack counts."},
    {"rummikub.page.joker_points", "A joker left on the rack counts 30."},

    {"rummikub.arrange.number", "by number"},
    {"rummikub.arrange.colour", "by colour"},
    {"rummikub.arrange.sets", "in sets"},

    {"rummikub.lesson.group.title", "A group from the rack"},
    {"rummikub.lesson.group.task",
     "A group is three or four tiles with one number and different colours; a run is three or more tiles of "
     "one colour with numbers in sequence. You have one group on your rack: place the three sevens."},
    {"rummikub.lesson.group.hint", "Place the red, the green and the yellow seven as one group."},
    {"rummikub.lesson.group.done",
     "The group lies on the table. In a turn you may place as many sets as you have; who places nothing "
     "draws a tile."},
    {"rummikub.lesson.add.title", "Add to what lies there"},
    {"rummikub.lesson.add.task",
     "Sets on the table belong to everybody: a tile can be added to a group that lacks its colour, or to the "
     "end of a run. Two of your tiles fit, one to each set: add both in this turn."},
    {"rummikub.lesson.add.hint",
     "The blue nine goes to the nines, and the blue six to the end of the blue run."},
    {"rummikub.lesson.add.done", "Two more tiles are gone, and no new set was needed for them."},
    {"rummikub.lesson.thirty.title", "The first thirty points"},
    {"rummikub.lesson.thirty.task",
     "In the real game the first sets that you place must count 30 points or more, all from your own rack. "
     "Your fives count 15 and your yellow run from six to eight 21: neither is enough alone. Place both in "
     "one turn."},
    {"rummikub.lesson.thirty.hint",
     "Place the three fives as a group and the yellow six, seven and eight as a run, and then end the turn."},
    {"rummikub.lesson.thirty.done",
     "That was a first meld of 36 points. From the next turn on you may use the whole table."},
    {"rummikub.lesson.rearrange.title", "Borrow from the table"},
    {"rummikub.lesson.rearrange.task",
     "After the first meld you may rearrange the table, as long as only groups and runs lie there when your "
     "turn ends. There are four eights in a group, and three would do. Make a run of the red eight with your "
     "red six and seven."},
    {"rummikub.lesson.rearrange.hint",
     "Take the red eight out of its group and put it behind your red six and seven; the other three eights "
     "stay."},
    {"rummikub.lesson.rearrange.done",
     "The group can spare a tile, and two tiles that were no set on your rack have found their place."},
    {"rummikub.lesson.joker.title", "Free a joker"},
    {"rummikub.lesson.joker.task",
     "A joker stands for any tile, and in the run of Ben for the green ten. You have that ten: put it in the "
     "place of the joker, and place the joker in the same turn behind your blue one and two."},
    {"rummikub.lesson.joker.hint",
     "The green run becomes nine, ten, eleven; the new set is the blue one, the blue two and the joker."},
    {"rummikub.lesson.joker.done",
     "A freed joker is used again in the same turn: three tiles of yours are gone, and a joker did the "
     "work."},
});

}  // namespace

std::span<const Phrase> Rummikub::phrases() {
  static const std::vector<Phrase> kAll = melds::with_melds_phrases(kPhrases);
  return kAll;
}

}  // namespace parlor::rummikub
