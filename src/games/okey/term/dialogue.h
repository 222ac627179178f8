// The dialogue with a person holding a hand of Okey: a menu, then the index of the tile to discard.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/okey/rules/okey.h"
#include "term/desk.h"

namespace parlor::okey {

// The only person at a table of computers, who can be addressed as "you".
std::optional<Seat> only_person(const Table& table);

class Dialogue final : public Desk {
 public:
  explicit Dialogue(Seat seat) : seat_(seat) {}

  std::string begin(const Table& table, const Look& look) override;
  std::string prompt(const Look& look) const override;
  bool has_shown(const Message&) const override { return false; }
  std::optional<std::string> draft() const override { return std::nullopt; }
  std::string sorted(const Arrangement& order, const Look& look) override;
  DeskAnswer take(const Table& table, std::string_view line, const Look& look) override;

 private:
  struct Choice {
    Message text;
    std::optional<Move> move;  // nothing: a tile must be chosen next
  };

  void hold(const Arrangement& order);
  DeskAnswer choose(std::string_view line, const Look& look);
  DeskAnswer discard(std::string_view line, const Look& look);
  DeskAnswer play(const Move& move) const;

  // The menu's choices; none if a tile must be chosen.
  std::vector<Choice> choices() const;
  std::string menu(const Look& look) const;
  std::string tiles(const Look& look) const;
  std::string say(const Message& message, const Look& look) const;

  Seat seat_;
  std::optional<View> view_;
  std::vector<Face> order_;  // of the person's own tiles
  bool choosing_ = false;    // the menu has been answered: a tile must be chosen next
  std::vector<std::string> names_;
};

}  // namespace parlor::okey
