// For tests: tables of Rummikub played at a terminal, from typed lines to what is printed.
#pragma once

#include <doctest/doctest.h>
#include <sstream>
#include <string>
#include <thread>
#include <utility>

#include "engine/english.h"
#include "engine/table_player.h"
#include "games/rummikub/rules/rummikub.h"
#include "games/rummikub/term/screen.h"
#include "term/english.h"
#include "term/play.h"

namespace parlor::rummikub::test {

inline Catalogue english() {
  Catalogue words;
  words.add(engine_phrases());
  words.add(term_phrases());
  words.add(Rummikub::phrases());
  words.add(make_screen()->phrases());
  return words;
}

struct Setting {
  std::string rules = "1";
  std::string tiles;  // of the first deal
  bool colour = false;
  bool letters = false;
  bool open_hands = false;
  std::optional<std::chrono::seconds> clock{};
  std::string bens_move{};  // Ben is a computer that makes this move, and then draws
  int slow_line = -1;       // the line that is typed when the clock has run out
};

class SlowLines final : public LineSource {
 public:
  SlowLines(std::istream& in, std::ostream& out, const Setting& setting)
      : lines_(in, out), setting_(setting) {}
  Input read(const std::string& prompt) override {
    if (line_++ == setting_.slow_line)
      std::this_thread::sleep_for(*setting_.clock + std::chrono::milliseconds(50));
    return lines_.read(prompt);
  }

 private:
  StreamLines lines_;
  const Setting& setting_;
  int line_ = 0;
};

class Ben final : public Player<Rummikub> {
 public:
  explicit Ben(std::string move) : move_(std::move(move)) {}
  Thought<Rummikub> think(const View& view, const Budget&) override {
    const auto move = Rummikub::parse_move(view.rules, std::exchange(move_, "draw"));
    return {*move, Message("rummikub.draws", {{"seat", view.turn}})};
  }

 private:
  std::string move_;
};

// Two people at one screen without a curtain; everything that is printed.
inline std::string played(const Setting& setting, const std::string& typed) {
  TableSetup setup{"rummikub", setting.rules, {}, MatchLength::deals(1)};
  const bool computer = !setting.bens_move.empty();
  setup.seats = {{"Ada", "human", ""}, {"Ben", computer ? "computer" : "human", computer ? "ben" : ""}};
  auto table = TableOf<Rummikub>::open(setup);
  REQUIRE(table.ok());
  std::istringstream in(typed);
  std::ostringstream out;
  SlowLines lines(in, out, setting);
  const auto screen = make_screen();
  const Catalogue words = english();
  play({.table = std::move(*table),
        .deals = {Seed::of(1), DealSource{std::nullopt, setting.tiles}},
        .make_player = [&](const RecordSeat&, const Seed&) -> Result<std::unique_ptr<TablePlayer>> {
          return std::unique_ptr<TablePlayer>(
              std::make_unique<TablePlayerOf<Rummikub>>(std::make_unique<Ben>(setting.bens_move)));
        },
        .make_adviser = {},
        .open_hands = setting.open_hands,
        .clock = setting.clock,
        .curtain = false,
        .record = std::nullopt,
        .resumed = false,
        .cut = std::nullopt,
        .screen = *screen,
        .words = words,
        .style = {.colour = setting.colour, .letters = setting.letters},
        .input = lines,
        .out = out,
        .err = out});
  return out.str();
}

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace parlor::rummikub::test
