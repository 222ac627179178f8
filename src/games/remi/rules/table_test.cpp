// The advanced game: formations on the table that grow, and jokers that are swapped.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/remi/rules/test_remi.h"

namespace parlor::remi {
namespace {

using test::facing;
using test::play;
using test::rack;
using test::refusal;
using test::rules;
using test::told;
using test::won;

using Keys = std::vector<std::string>;

// Both have melded; seat 0 is to move.
State middle(std::string_view table, std::string_view rack, std::string_view options = "") {
  return facing(rules("set=advanced " + std::string(options)),
                {.table = table, .racks = {rack, "13y 11y 9y"}});
}

}  // namespace

TEST_CASE("tiles are added to any formation: to both ends of a run, to a set, several in one turn") {
  State state = middle("3r 4r 5r, 7r 7g 7b", "2r 1r 6r 7y 12y 5b");
  CHECK(refusal(state, "lay 3r 4r 5r 6r, 7r 7g 7b discard 5b").empty());
  CHECK(refusal(state, "lay 2r 3r 4r 5r, 7r 7g 7b discard 5b").empty());
  CHECK(refusal(state, "lay 3r 4r 5r, 7r 7g 7b 7y discard 5b").empty());
  CHECK(refusal(state, "lay 6r 5r 3r 4r, 7y 7r 7g 7b discard 5b").empty());  // in any order
  CHECK(told(state, "lay 1r 2r 3r 4r 5r 6r, 7r 7g 7b 7y discard 5b") ==
        Keys{"Ada adds 1r 2r 6r to 3r 4r 5r.", "Ada adds 7y to 7r 7g 7b.", "Ada discards 5b."});
  CHECK(to_text(state.table) == "1r 2r 3r 4r 5r 6r, 7r 7g 7b 7y");
  CHECK(rack(state, 0) == "12y");
}

TEST_CASE(
    "the order of tiles and formations makes no difference, except for the position of a joker in a run") {
  const State state = middle("3r 4r 5r, 7r 7g 7b", "6r 7y 12y 5b J", "jokers=4");
  const View view = Remi::view(state, Seat::at(0));
  const auto same = [&](const char* one, const char* other) {
    return Remi::same_play(view, *Remi::parse_move(state.rules, one), *Remi::parse_move(state.rules, other));
  };
  CHECK(same("lay 3r 4r 5r 6r, 7r 7g 7b 7y discard 5b", "lay 7y 7r 7g 7b, 6r 5r 3r 4r discard 5b"));
  CHECK(same("lay 3r 4r 5r, 7r 7g 7b J discard 5b", "lay 3r 4r 5r, J 7g 7r 7b discard 5b"));
  CHECK_FALSE(same("lay 3r 4r 5r J, 7r 7g 7b discard 5b", "lay J 3r 4r 5r, 7r 7g 7b discard 5b"));
  CHECK_FALSE(same("lay 3r 4r 5r 6r, 7r 7g 7b discard 5b", "lay 3r 4r 5r 6r, 7r 7g 7b discard 12y"));
  CHECK_FALSE(same("discard 5b", "discard 12y"));
}

TEST_CASE("a 1 is added after the 13, and nothing after that") {
  const State state = middle("11b 12b 13b", "1b 2b 10b J 12y 5b", "jokers=4");
  CHECK(refusal(state, "lay 11b 12b 13b 1b discard 5b").empty());
  CHECK(refusal(state, "lay 11b 12b 13b J discard 5b").empty());
  CHECK(refusal(state, "lay 11b 12b 13b 1b 2b discard 5b") == "melds.gap");
  CHECK(refusal(state, "lay 1b 11b 12b 13b discard 5b").empty());  // read as the same run
  const State ended = middle("12b 13b 1b", "2b J 13b 12y 5b");
  CHECK(refusal(ended, "lay 12b 13b 1b 2b discard 5b") == "melds.gap");
  CHECK(refusal(ended, "lay J 12b 13b 1b discard 5b").empty());
  const State low = middle("1b 2b 3b", "13b 4b 12y 5b");
  CHECK(refusal(low, "lay 13b 1b 2b 3b discard 5b") == "melds.gap");
  CHECK(refusal(low, "lay 1b 2b 3b 4b discard 5b").empty());
}

TEST_CASE("tiles that do not fit are refused with the reason, and nothing changes") {
  const State state = middle("3r 4r 5r, 7r 7g 7b 7y", "7r 8r 4r 9r 9g 10g J 12y");
  CHECK(refusal(state, "lay 3r 4r 5r 7r, 7r 7g 7b 7y discard 12y") == "melds.gap");
  CHECK(refusal(state, "lay 3r 4r 4r 5r, 7r 7g 7b 7y discard 12y") == "melds.number_twice");
  CHECK(refusal(state, "lay 3r 4r 5r, 7r 7r 7g 7b 7y discard 12y") == "melds.colour_twice");
  CHECK(refusal(state, "lay 3r 4r 5r, 7r 7g 7b 7y J discard 12y") == "melds.group_too_long");
  CHECK(refusal(state, "lay 3r 4r 5r, 7r 7g 7b 7y, 9r 9g discard 12y") == "melds.too_short");
  CHECK(refusal(state, "lay 3r 4r 5r, 7r 7g 7b 7y, 9r 9g 10g discard 12y") == "melds.mixed");
  CHECK(refusal(state, "lay 3r 4r 5r 6r, 7r 7g 7b 7y discard 12y") == "remi.not_on_board");
  CHECK(refusal(state, "lay 3r 4r 5r, 7r 7g 7b 7y, 9r 9g J discard 13y") == "remi.not_on_board");
  CHECK(refusal(state, "lay 3r 4r 5r, 7r 7g 7b 7y, 9r 9g J discard 9r") == "remi.not_on_board");
  CHECK(refusal(state, "lay 3r 4r 5r, 7r 7g 7b 7y discard 12y") == "remi.nothing_laid");
}

TEST_CASE("formations are never taken apart, reordered, merged or removed") {
  const State state = middle("3r 4r 5r 6r, 7r 8r 9r, 3g 3b 3y", "10r 5r 6g 6b 12y");
  const auto table = [&](const char* sets) {
    return refusal(state, std::string("lay ") + sets + " discard 12y");
  };
  CHECK(table("3r 4r 5r 6r, 7r 8r 9r 10r, 3g 3b 3y") == "");
  CHECK(table("3r 4r 5r 6r 7r 8r 9r 10r, 3g 3b 3y") == "remi.formation_changed");
  CHECK(table("7r 8r 9r 10r, 3r 4r 5r 6r, 3g 3b 3y") == "remi.formation_changed");
  CHECK(table("3r 4r 5r, 7r 8r 9r 10r, 3g 3b 3y, 6r 6g 6b") == "remi.formation_changed");
  CHECK(table("4r 5r 6r, 7r 8r 9r 10r, 3r 3g 3b 3y") == "remi.formation_changed");
  CHECK(table("3r 4r 5r 6r, 7r 8r 9r 10r") == "remi.formation_changed");
  CHECK(table("") == "remi.formation_changed");
  // Nor may a formation change because of another tile with the same face.
  CHECK(table("3r 4r 5r, 5r 6r 7r 8r 9r 10r, 3g 3b 3y") == "remi.formation_changed");
}

TEST_CASE("a joker in a set is swapped for a tile of either missing colour, and melded again in that turn") {
  State state = middle("8r 8g J, 3y 4y 5y", "8b 8y 8r 6y 12y 1b");
  CHECK(refusal(state, "lay 8r 8g 8b, 3y 4y 5y J discard 1b").empty());
  CHECK(refusal(state, "lay 8r 8g 8y, J 3y 4y 5y discard 1b").empty());
  CHECK(refusal(state, "lay 8r 8g 8b, 3y 4y 5y discard 1b") == "remi.joker_taken");
  CHECK(refusal(state, "lay 8r 8g 8b, 3y 4y 5y 6y discard J") == "remi.joker_taken");
  CHECK(refusal(state, "lay 8r 8g 8r, 3y 4y 5y J discard 1b") == "melds.colour_twice");
  CHECK(refusal(state, "lay 8r 8g, 3y 4y 5y J discard 1b") == "melds.too_short");
  // The joker stays: the tile is added beside it.
  State added = state;
  CHECK(told(added, "lay 8r 8g 8b J, 3y 4y 5y discard 1b").front() == "Ada adds 8b to 8r 8g J.");
  CHECK(told(state, "lay 8r 8g 8b 8y, 3y 4y 5y 6y J discard 1b") ==
        Keys{"Ada swaps 8b for the joker in 8r 8g J.", "Ada adds 8y to 8r 8g 8b.",
             "Ada adds 6y J to 3y 4y 5y.", "Ada discards 1b."});
  CHECK(rack(state, 0) == "8r 12y");
}

TEST_CASE(
    "a joker in a run is swapped only for the tile it stands for, and can go to an end of the same run") {
  const State state = middle("7b J 9b", "8b 10b 6b 8r 8g 12y");
  CHECK(refusal(state, "lay 7b 8b 9b J discard 12y").empty());
  CHECK(refusal(state, "lay J 7b 8b 9b discard 12y").empty());
  CHECK(refusal(state, "lay 7b 8b 9b, 8r 8g J discard 12y").empty());
  CHECK(refusal(state, "lay 7b 10b 9b, 8r 8g J discard 12y") == "melds.gap");
  CHECK(refusal(state, "lay 7b 8b 9b discard 12y") == "remi.joker_taken");
  // Without a tile in its place, the joker stays there.
  CHECK(refusal(state, "lay 7b J 9b 10b, 8r 8g 8b discard 12y").empty());
  CHECK(refusal(state, "lay 7b 9b 10b J, 8r 8g 8b discard 12y") == "melds.joker_lies");
  const State end = middle("7b 8b J", "9b 6b 12y 3r 3g");
  CHECK(refusal(end, "lay J 7b 8b discard 12y") == "remi.formation_changed");
  CHECK(refusal(end, "lay 7b 8b 9b J discard 12y").empty());
  CHECK(refusal(end, "lay 6b 7b 8b, 3r 3g J discard 12y") == "remi.formation_changed");
}

TEST_CASE("a joker leaves a formation only for a tile in its position, however long the formation is") {
  const State state = middle("8r 8g 8b J, 3y 4y 5y J", "6y 2y 12y 1b");
  CHECK(refusal(state, "lay 8r 8g 8b, 3y 4y 5y J J discard 1b") == "remi.formation_changed");
  CHECK(refusal(state, "lay 8r 8g 8b J, 3y 4y 5y discard 1b") == "remi.formation_changed");
  CHECK(refusal(state, "lay 8r 8g 8b J, 2y 3y 4y 5y discard 1b") == "remi.formation_changed");
  CHECK(refusal(state, "lay 8r 8g 8b J, 2y 3y 4y 5y 6y J discard 1b").empty());
}

TEST_CASE("a tile on the table cannot be replaced by a joker") {
  const State state = middle("3r 4r 5r, 8r 8g 8b", "J 4g 4b 9b 10b 12y 1b");
  CHECK(refusal(state, "lay 3r J 5r, 8r 8g 8b, 4r 4g 4b discard 12y") == "remi.formation_changed");
  CHECK(refusal(state, "lay 3r 4r 5r, 8r 8g J, 8b 9b 10b discard 12y") == "remi.formation_changed");
  CHECK(refusal(state, "lay 3r 4r 5r J, 8r 8g 8b discard 12y").empty());
}

TEST_CASE("two jokers of a formation are swapped one by one or together") {
  const State state = middle("13r J J, 3y 4y 5y", "13g 13b 2y 1y 12y");
  CHECK(refusal(state, "lay 13r 13g J, 3y 4y 5y J discard 12y").empty());
  CHECK(refusal(state, "lay 13r 13g 13b, 3y 4y 5y J J discard 12y").empty());
  CHECK(refusal(state, "lay 13r 13g 13b J, 3y 4y 5y J discard 12y").empty());
  CHECK(refusal(state, "lay 13r 13g 13b, 3y 4y 5y J discard 12y") == "remi.joker_taken");
}

TEST_CASE("a joker from the player's own rack can be melded like a freed one, or stay on the rack") {
  const State state = middle("7b J 9b", "8b J 3r 3g 12y 5y");
  CHECK(refusal(state, "lay 7b 8b 9b J, 3r 3g J discard 12y").empty());
  CHECK(refusal(state, "lay 7b 8b 9b, 3r 3g J discard 12y").empty());
  // One joker is melded again, the other is the player's to discard.
  CHECK(refusal(state, "lay 7b 8b 9b, 3r 3g J discard J").empty());
  CHECK(refusal(state, "lay 7b 8b 9b J, 3r 3g J discard J") == "remi.not_on_board");
}

TEST_CASE("one tile is kept for the discard, which empties the rack and wins") {
  State state = middle("3r 4r 5r", "6r 7r 8r");
  CHECK(refusal(state, "lay 3r 4r 5r 6r 7r 8r discard 8r") == "remi.keep_one");
  CHECK(refusal(state, "lay 3r 4r 5r, 6r 7r 8r discard 8r") == "remi.keep_one");
  CHECK(play(state, "lay 3r 4r 5r 6r 7r discard 8r") ==
        Keys{"remi.adds", "remi.discards", "remi.wins", "remi.shows"});
  CHECK(won(state, 0));
  CHECK(Remi::scores(state).to_string(2) == "-50 33");
}

TEST_CASE("formations left on the rack win with the discard too") {
  State state = middle("3r 4r 5r", "6r 9g 9b 9y 12y");
  State laying = state;
  play(laying, "lay 3r 4r 5r 6r discard 12y");
  CHECK(won(laying, 0));
  // A tile that could be added to the table is not in a formation of the rack.
  play(state, "discard 12y");
  CHECK_FALSE(state.over());
}

TEST_CASE("tiles on the table cost the loser nothing") {
  State state = facing(rules("set=advanced"), {.table = "11r 12r 13r", .racks = {"1g 2g 3g 12y", "J 4b"}});
  play(state, "discard 12y");
  CHECK(Remi::scores(state).to_string(2) == "-50 29");
}

TEST_CASE("the rule document's picture is one turn: meld, add, swap a joker and meld it") {
  State state =
      facing(rules("set=advanced"), {.table = "8r 8g 8y, 7b J 9b",
                                     .racks = {"1r 2g 3b 5y", "9r 10r 11r 12r 13r 10b 8b 2y 3y 1g 6g 5g"},
                                     .turn = 1,
                                     .melded = SeatSet::of(Seat::at(0))});
  const std::string move = "lay 8r 8g 8y, 7b 8b 9b 10b, 9r 10r 11r 12r 13r, 2y 3y J discard 5g";
  CHECK(told(state, move) == Keys{"Ben melds 9r 10r 11r 12r 13r.", "Ben swaps 8b for the joker in 7b J 9b.",
                                  "Ben adds 10b to 7b 8b 9b.", "Ben melds 2y 3y J.", "Ben discards 5g."});
  CHECK(to_text(state.table) == "8r 8g 8y, 7b 8b 9b 10b, 9r 10r 11r 12r 13r, 2y 3y J");
  CHECK(rack(state, 1) == "1g 6g");
  CHECK(state.melded == SeatSet::first(2));
  CHECK_FALSE(state.over());
  CHECK(state.turn == Seat::at(0));
}

TEST_CASE("a joker is reported as freed before it is reported elsewhere") {
  // Into a formation with a lower number than the one it comes from.
  State state = middle("3y 4y 5y, 7b J 9b", "8b 2g 3g 12y 1b");
  State lower = state;
  CHECK(told(lower, "lay 3y 4y 5y J, 7b 8b 9b discard 1b") ==
        Keys{"Ada swaps 8b for the joker in 7b J 9b.", "Ada adds J to 3y 4y 5y.", "Ada discards 1b."});
  // At an end of the same formation.
  State same = state;
  CHECK(told(same, "lay 3y 4y 5y, 7b 8b 9b J discard 1b") ==
        Keys{"Ada swaps 8b for the joker in 7b J 9b.", "Ada adds J to 7b 8b 9b.", "Ada discards 1b."});
  CHECK(told(state, "lay 3y 4y 5y, 7b 8b 9b, 2g 3g J discard 1b") ==
        Keys{"Ada swaps 8b for the joker in 7b J 9b.", "Ada melds 2g 3g J.", "Ada discards 1b."});
}

TEST_CASE("a first meld is reported as it was melded, and freed jokers are added to it afterwards") {
  const auto laid = [](std::string_view rack, std::string_view move) {
    State state =
        facing(rules("set=advanced"),
               {.table = "7b J 9b", .racks = {rack, "13y 11y 9y"}, .melded = SeatSet::of(Seat::at(1))});
    return told(state, move);
  };
  const std::string swaps = "Ada swaps 8b for the joker in 7b J 9b.";
  CHECK(laid("10r 11r 12r 8b 1g 5g", "lay 7b 8b 9b, 10r 11r 12r J discard 5g") ==
        Keys{"Ada melds 10r 11r 12r.", swaps, "Ada adds J to 10r 11r 12r.", "Ada discards 5g."});
  // The player's own joker comes first.
  CHECK(laid("9r 10r J 2y 3y 8b 1g 5g", "lay 7b 8b 9b, 2y 3y J, 9r 10r J discard 5g") ==
        Keys{"Ada melds 9r 10r J.", swaps, "Ada melds 2y 3y J.", "Ada discards 5g."});
  // If none is freed, all that is new was melded together.
  CHECK(laid("10r 11r 12r 10b 2y 3y J 1g 5g", "lay 7b J 9b 10b, 10r 11r 12r, 2y 3y J discard 5g") ==
        Keys{"Ada melds 10r 11r 12r.", "Ada melds 2y 3y J.", "Ada adds 10b to 7b J 9b.", "Ada discards 5g."});
}

TEST_CASE("the listed turns include the one that melds the most, and single tiles added") {
  const auto most_laid = [](const State& state) {
    std::vector<Move> moves;
    const View view = Remi::view(state, Seat::at(0));
    Remi::moves(view, moves);
    int most = 0;
    bool single = false;
    for (const Move& move : moves) {
      CHECK_FALSE(Remi::check(view, move));
      if (move.kind != Move::Kind::lay) continue;
      most = std::max(most, move.table.tiles() - state.table.tiles());
      single = single || move.table.tiles() == state.table.tiles() + 1;
    }
    return std::pair(most, single);
  };
  CHECK(most_laid(middle("3r 4r 5r", "6r 7r 9g 9b 9y 1y 12y")) == std::pair(5, true));
  // Swapping out the joker lets it help elsewhere.
  CHECK(most_laid(middle("7b J 9b", "8b 3r 3g 12y 1y")) == std::pair(3, false));
  State fresh = middle("3r 4r 5r", "6r 9g 9b 9y 1y 12y");
  fresh.melded = SeatSet::none();
  CHECK(most_laid(fresh) == std::pair(0, false));
  fresh = middle("3r 4r 5r", "6r 10g 10b 10y 1y 12y");
  fresh.melded = SeatSet::none();
  CHECK(most_laid(fresh) == std::pair(4, false));
}

}  // namespace parlor::remi
