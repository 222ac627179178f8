// One person's turn in Pinochle, one line per step; choosing twelve of 24 cards takes several.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/term/keep_choice.h"
#include "term/desk.h"
#include "term/screen_of.h"

namespace parlor::pinochle {

class Dialogue final : public Desk {
 public:
  explicit Dialogue(Seat seat) : seat_(seat) {}

  std::string begin(const Table& table, const Look& look) override;
  std::string prompt(const Look& look) const override;
  bool has_shown(const Message&) const override { return false; }
  std::optional<std::string> draft() const override { return std::nullopt; }
  std::string sorted(const Arrangement& order, const Look& look) override;
  std::string hinted(std::string_view move, const Look& look) override;
  DeskAnswer take(const Table& table, std::string_view line, const Look& look) override;

 private:
  bool keeps() const { return scene_.view.phase == Phase::keep; }
  std::string hand(const Look& look) const;
  DeskAnswer choose(std::string_view line, const Look& look);
  DeskAnswer play(const Move& move) const;
  std::string say(const Message& message, const Look& look) const;

  Seat seat_;
  Scene<Pinochle> scene_;
  KeepChoice choice_;
};

}  // namespace parlor::pinochle
