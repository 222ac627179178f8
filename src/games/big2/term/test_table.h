// For tests: a table of Big-2 with prepared hands, its screen, and a very simple player.
#pragma once

#include <array>
#include <doctest/doctest.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table.h"
#include "engine/table_player.h"
#include "games/big2/rules/big2.h"
#include "games/big2/term/screen.h"
#include "term/screen.h"
#include "testing/printed.h"

namespace parlor::big2::test {

using parlor::test::has;

inline Result<std::unique_ptr<Table>> open_big2(TableSetup setup) {
  return TableOf<Big2>::open(std::move(setup));
}

// Seats by letter: h is a human, c a computer.
inline TableSetup four_seats(std::string_view kinds, std::string rules = "1", int deals = 1) {
  constexpr std::array kNames = {"Ada", "Bo", "Cem", "Di"};
  TableSetup setup{"big2", std::move(rules), {}, MatchLength::deals(deals)};
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    const bool human = kinds[i] == 'h';
    setup.seats.push_back({kNames[i], human ? "human" : "computer", human ? "" : "lowest"});
  }
  return setup;
}

// Every seat has a whole suit: Ada all clubs, Bo all diamonds, Cem all hearts, Di all spades.
inline std::string suits_to_seats() {
  std::string tiles;
  for (const char* rank : {"3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"}) {
    for (char suit : std::string_view("CDHS")) {
      if (!tiles.empty()) tiles += ' ';
      tiles += suit;
      tiles += rank;
    }
  }
  return tiles;
}

inline std::unique_ptr<Table> dealt_table(std::string_view kinds = "hccc", std::string rules = "1") {
  auto table = *open_big2(four_seats(kinds, std::move(rules)));
  REQUIRE(!table->deal({std::nullopt, suits_to_seats()}));
  return table;
}

inline Catalogue english() {
  Catalogue words;
  words.add(engine_phrases());
  words.add(term_phrases());
  words.add(Big2::phrases());
  words.add(make_screen()->phrases());
  return words;
}

// Plays the first listed move; its reason mentions cards.
class LowestPlayer final : public Player<Big2> {
 public:
  Thought<Big2> think(const View& view, const Budget&) override {
    std::vector<Move> moves;
    Big2::moves(view, moves);
    return {moves.front(), Message("big2.must_open", {{"card", std::string("C3")}})};
  }
};

inline std::unique_ptr<TablePlayer> lowest_player() {
  return std::make_unique<TablePlayerOf<Big2>>(std::make_unique<LowestPlayer>());
}

}  // namespace parlor::big2::test
