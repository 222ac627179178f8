// The dialogue with a person holding a rack of Remi: one short command per line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/remi/term/turn.h"
#include "term/desk.h"

namespace parlor::remi {

class Dialogue final : public Desk {
 public:
  explicit Dialogue(Seat seat) : seat_(seat) {}

  std::string begin(const Table& table, const Look& look) override;
  std::string prompt(const Look& look) const override;
  bool has_shown(const Message&) const override { return false; }
  std::optional<std::string> draft() const override;
  std::string sorted(const Arrangement& order, const Look& look) override;
  DeskAnswer take(const Table& table, std::string_view line, const Look& look) override;

 private:
  using Words = std::vector<std::string_view>;

  DeskAnswer discard(const Words& words, const Look& look);
  DeskAnswer end_turn(Face tile, const Look& look) const;
  DeskAnswer step(std::string_view command, Words words, const Look& look);
  DeskAnswer move_tile(const Words& words, const Look& look);
  DeskAnswer sort(const Table& table, const Words& words, const Look& look);
  DeskAnswer undo(const Look& look);
  DeskAnswer refuse(const Message& message, const Look& look) const;

  // The positions that the words name, by number or by tile.
  Result<std::vector<std::size_t>> positions(const Words& words) const;
  Result<int> formation(std::string_view word) const;

  std::string whole(const Look& look) const;
  std::string table_and_own(const Look& look) const;
  std::string own_lines(const Look& look) const;

  Seat seat_;
  int deal_ = 0;  // the deal these tiles belong to
  Turn turn_;
  std::vector<std::string> names_;  // of the seats
};

}  // namespace parlor::remi
