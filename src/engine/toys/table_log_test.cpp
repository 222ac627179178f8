// What a table keeps of its past, and where the tiles of a deal go.
#include <cstddef>
#include <cstdint>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/table_of.h"
#include "engine/toys/duel.h"
#include "engine/toys/rummage.h"
#include "engine/toys/test_table.h"

using namespace parlor;
using namespace parlor::toys;

namespace {

using test::open;

void play_one(Table& table) {
  const Seat seat = table.actors().lowest();
  REQUIRE(!table.play(seat, table.moves(seat).front()));
}

}  // namespace

TEST_CASE("a table that forgets its log after every step plays the same match") {
  const auto kept = open<Rummage>("", MatchLength::deals(3));
  const auto forgetful = open<Rummage>("", MatchLength::deals(3));
  std::vector<SeenEvent> heard;
  const auto both = [&](const auto& act) {
    act(*kept);
    const std::size_t from = forgetful->event_count();
    act(*forgetful);
    for (SeenEvent& event : forgetful->events_since(from, Seat::at(1))) heard.push_back(std::move(event));
    // The last entry can be read before it is dropped.
    if (!kept->record().deals.back().entries.empty()) {
      CHECK(kept->record().deals.back().entries.back().text ==
            forgetful->record().deals.back().entries.back().text);
    }
    CHECK(kept->record().deals.back().score == forgetful->record().deals.back().score);
    forgetful->forget_log();
    REQUIRE(forgetful->event_count() == kept->event_count());
    CHECK(forgetful->events_since(0, Seat::at(1)).empty());
    CHECK(forgetful->actors() == kept->actors());
    CHECK(forgetful->deals_dealt() == kept->deals_dealt());
    CHECK(forgetful->deals_finished() == kept->deals_finished());
    CHECK(forgetful->scores() == kept->scores());
    CHECK(forgetful->view(Observer::open()) == kept->view(Observer::open()));
  };
  for (std::uint64_t deal = 1; deal <= 3; ++deal) {
    both([&](Table& table) { REQUIRE(!table.deal({Seed::of(deal), std::nullopt})); });
    both([](Table& table) { REQUIRE(!table.note({SystemNote::What::clock, Seat::at(0)})); });
    while (!kept->deal_over()) both(play_one);
  }
  CHECK(forgetful->match_over());
  CHECK(forgetful->leaders() == kept->leaders());
  CHECK(heard == kept->events_since(0, Seat::at(1)));
}

TEST_CASE("events that a table has not forgotten are returned from the given number on") {
  const auto table = open<Duel>();
  table->forget_log();
  CHECK(!table->dealt());
  CHECK(table->record().deals.empty());
  REQUIRE(!table->deal({Seed::of(1), std::nullopt}));
  table->forget_log();
  CHECK(table->dealt());
  CHECK(table->deal({Seed::of(1), std::nullopt})->key == "table.deal_running");
  play_one(*table);
  play_one(*table);
  REQUIRE(table->event_count() == 4);  // the deal, two choices, and the winner
  CHECK(table->events_since(0, Observer::open()).size() == 3);
  CHECK(table->events_since(3, Observer::open()).size() == 1);
  CHECK(table->events_since(3, Observer::open())[0].message.key == "duel.revealed");
  CHECK(table->events_since(9, Observer::open()).empty());
}

TEST_CASE("the score sheet has the points of each finished deal") {
  const auto table = open<Rummage>("", MatchLength::deals(2));
  CHECK(table->sheet().empty());
  Scores sum;
  for (std::size_t deal = 1; deal <= 2; ++deal) {
    REQUIRE(!table->deal({Seed::of(deal), std::nullopt}));
    CHECK(table->sheet().size() == deal - 1);
    while (!table->deal_over()) play_one(*table);
    table->forget_log();
    REQUIRE(table->sheet().size() == deal);
    CHECK(table->sheet().back() == table->deal_scores());
    sum += table->sheet().back();
  }
  CHECK(sum == table->scores());
}

TEST_CASE("the layout of a deal says where each tile of the shuffle goes and who sees it") {
  const auto table = open<Rummage>("", MatchLength::deals(3));
  const DealSource source{Seed::of(7), std::nullopt};
  const auto layout = table->layout(source, 1);
  REQUIRE(layout.ok());
  const auto order = Chance(Seed::of(7)).shuffle(Rummage::kTiles);
  REQUIRE(layout->size() == order.size());
  REQUIRE(!table->deal(source));
  std::vector<std::string> own;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const DealtTile& tile = (*layout)[i];
    CHECK(tile.tile == order[i]);
    CHECK(tile.face == Rummage::text(order[i]));
    if (tile.place == "hand 1") {
      CHECK(tile.sight == Sight::only(Seat::at(1)));
      own.push_back(tile.face);
    }
  }
  CHECK(own.size() == 4);
  const std::string hand = nlohmann::json::parse(table->view(Seat::at(1)))["hands"][1]["known"];
  for (const std::string& face : own) CHECK(hand.find(face) != std::string::npos);

  CHECK(table->layout({}, 1).problem().key == "table.no_source");
  const auto by_hand = open<Duel>()->layout({std::nullopt, "12 3 5 1  2 4 6 7  8 9 10 11"}, 1);
  REQUIRE(by_hand.ok());
  CHECK((*by_hand)[0] == DealtTile{TileId::at(11), "12", "hand 0", Sight::only(Seat::at(0))});
  CHECK((*by_hand)[11] == DealtTile{TileId::at(10), "11", "out", Sight::nobody()});
}
