// For tests: a table of any game played at a terminal, from typed lines to what is printed.
#pragma once

#include <chrono>
#include <doctest/doctest.h>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/english.h"
#include "engine/table_player.h"
#include "term/english.h"
#include "term/play.h"

namespace parlor::test {

struct Setting {
  std::string rules = "1";
  std::string tiles;  // of the first deal
  bool colour = false;
  bool letters = false;
  bool open_hands = false;
  std::optional<std::chrono::seconds> clock{};
  // Ben is a computer that makes these moves, and then whatever the game falls back to; else a person.
  std::vector<std::string> bens_moves{};
  int slow_line = -1;  // the line that is typed when the clock has run out
  MatchLength length = MatchLength::deals(1);
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

template <Game G>
class Ben final : public Player<G> {
 public:
  explicit Ben(std::vector<std::string> moves) : moves_(std::move(moves)) {}
  Thought<G> think(const typename G::View& view, const Budget&) override {
    const Message reason("test.as_told");
    if (next_ >= moves_.size()) return {G::fallback(view), reason};
    return {*G::parse_move(view.rules, moves_[next_++]), reason};
  }

 private:
  std::vector<std::string> moves_;
  std::size_t next_ = 0;
};

// Ada and Ben at one screen without a curtain; everything that is printed.
template <Game G>
std::string played(const Screen& screen, const Setting& setting, const std::string& typed) {
  const bool computer = !setting.bens_moves.empty();
  TableSetup setup{std::string(G::kName), setting.rules, {}, setting.length};
  setup.seats = {{"Ada", "human", ""}, {"Ben", computer ? "computer" : "human", computer ? "ben" : ""}};
  auto table = TableOf<G>::open(setup);
  REQUIRE(table.ok());
  Catalogue words;
  words.add(engine_phrases());
  words.add(term_phrases());
  words.add(G::phrases());
  words.add(screen.phrases());
  std::istringstream in(typed);
  std::ostringstream out;
  SlowLines lines(in, out, setting);
  play({.table = std::move(*table),
        .deals = {Seed::of(1), DealSource{std::nullopt, setting.tiles}},
        .make_player = [&](const RecordSeat&, const Seed&) -> Result<std::unique_ptr<TablePlayer>> {
          return std::unique_ptr<TablePlayer>(
              std::make_unique<TablePlayerOf<G>>(std::make_unique<Ben<G>>(setting.bens_moves)));
        },
        .make_adviser = {},
        .open_hands = setting.open_hands,
        .clock = setting.clock,
        .curtain = false,
        .record = std::nullopt,
        .resumed = false,
        .cut = std::nullopt,
        .screen = screen,
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

}  // namespace parlor::test
