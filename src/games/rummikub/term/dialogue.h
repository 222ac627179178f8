// The rule document's dialogue with a player: its menu, its questions and its texts, which are always
// English. The real game adds what is needed for rearranging.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/rummikub/term/turn.h"
#include "term/desk.h"

namespace parlor::rummikub {

// The rule document's default names for players who give none.
inline constexpr std::array<std::string_view, kMaxSeats> kUsualNames = {"Player 1", "Player 2", "Player 3",
                                                                        "Player 4"};

class Dialogue final : public Desk {
 public:
  explicit Dialogue(Seat seat) : seat_(seat) {}

  std::string begin(const Table& table, const Look& look) override;
  std::string prompt(const Look& look) const override;
  bool has_shown(const Message& event) const override {
    return event.key == "rummikub.places" || event.key == "rummikub.adds";
  }
  std::optional<std::string> draft() const override;
  std::string sorted(const Arrangement& order, const Look& look) override;
  DeskAnswer take(const Table& table, std::string_view line, const Look& look) override;

 private:
  enum class Question { menu, tiles, which_set, set_to_take, tiles_to_take };
  enum class Choice { by_number, by_colour, possible, place, take_apart, undo, next, leave };
  struct Entry {
    int number;
    std::string_view text;
    Choice choice;
  };

  static const std::vector<Entry>& menu(const Rules& rules);

  DeskAnswer chosen(int number, const Look& look);
  DeskAnswer numbers_given(std::string_view line, const Look& look);
  DeskAnswer place(const Look& look);
  DeskAnswer place_one(std::size_t position, const Look& look);
  DeskAnswer append(std::size_t set, const Look& look);
  DeskAnswer take_tiles(const Look& look);
  DeskAnswer placed(const std::string& text, const Look& look);
  DeskAnswer back_to_menu(const std::string& text, const Look& look);

  std::string rack_line(const Look& look) const;
  std::string board_and_rack(const Look& look) const;
  std::string say(const Message& message, const Look& look) const;

  Seat seat_;
  int deal_ = 0;  // the deal these tiles belong to
  Turn turn_{{}};
  Question question_ = Question::menu;
  std::vector<int> numbers_;          // entered so far, up to the 0
  std::size_t position_ = 0;          // of the tile that fits several sets
  std::vector<std::size_t> fitting_;  // the sets it fits
  std::size_t taken_from_ = 0;        // the set being taken apart
  std::vector<std::string> names_;    // of the seats
};

}  // namespace parlor::rummikub
