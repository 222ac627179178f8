// For tests: a table of the small test game, and a screen for it.
#pragma once

#include <array>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "engine/table.h"
#include "engine/table_player.h"
#include "term/line_source.h"
#include "term/screen.h"
#include "term/screen_of.h"
#include "testing/printed.h"
#include "testing/temporary_folder.h"
#include "testing/tricks.h"

namespace parlor::test {

class TricksScreen final : public ScreenOf<Tricks> {
 public:
  std::span<const Phrase> phrases() const override {
    static constexpr auto kPhrases = std::to_array<Phrase>(
        {{"tricks.page.typing", "Typing a move"}, {"tricks.page.number", "the number of a tile"}});
    return kPhrases;
  }
  std::string face(std::string_view tile, const Look&) const override {
    return "<" + std::string(tile) + ">";
  }

 protected:
  std::string draw(const Scene<Tricks>& scene, const Look&) const override {
    std::string text = scene.view.observer.is_open() ? "open" : "";
    for (TileId tile : scene.view.hand) text += "<" + std::to_string(tile.index()) + ">";
    return text + "\n";
  }
  Result<Tricks::Move> read(const Scene<Tricks>& scene, std::string_view line) const override {
    return Tricks::parse_move(scene.view.rules, trim(line));
  }
  RulesPage::Section typing(const Tricks::Rules&) const override {
    return {Message("tricks.page.typing"), {Message("tricks.page.number")}};
  }
};

inline Catalogue english() {
  Catalogue words;
  words.add(engine_phrases());
  words.add(term_phrases());
  words.add(Tricks::phrases());
  words.add(TricksScreen().phrases());
  return words;
}

inline Result<std::unique_ptr<Table>> open_tricks(TableSetup setup) {
  return TableOf<Tricks>::open(std::move(setup));
}

// Seat 0 is dealt 0 2 4, seat 1 is dealt 1 3 5: seat 1 can always win.
inline constexpr std::string_view kDeckInOrder =
    "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23";

inline TableSetup two_seats(std::string_view first, std::string_view second, int deals = 1) {
  const auto seat = [](std::string name, std::string_view kind) {
    return RecordSeat{std::move(name), std::string(kind), kind == "human" ? "" : "low"};
  };
  return {"tricks", "1 tiles=3", {seat("Ada", first), seat("Bo", second)}, MatchLength::deals(deals)};
}

// A finished record of one deal.
inline Record finished_record() {
  auto table = *open_tricks(two_seats("human", "computer"));
  REQUIRE(!table->deal({std::nullopt, std::string(kDeckInOrder)}));
  for (const auto& [seat, move] : {std::pair{0, "0"}, {1, "1"}, {1, "3"}, {0, "2"}, {1, "5"}, {0, "4"}}) {
    REQUIRE(!table->play(Seat::at(seat), move));
  }
  return table->record();
}

inline std::unique_ptr<TablePlayer> low_player() {
  return std::make_unique<TablePlayerOf<Tricks>>(
      std::make_unique<TricksPlayer>(test::Style::low, Seed::of(1)));
}

}  // namespace parlor::test
