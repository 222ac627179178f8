// One person's place at a game whose turn is a conversation of its own: a menu, a turn put together in steps.
// It keeps what is the person's alone: the order of the tiles, and the turn as far as it got.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/table.h"
#include "term/screen.h"

namespace parlor {

struct DeskAnswer {
  std::string text{};                 // to be shown
  std::optional<std::string> move{};  // the turn is put together: play this
  bool leave = false;                 // the person wants to leave the game
};

class Desk {
 public:
  Desk() = default;
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;
  virtual ~Desk() = default;

  // The turn begins, or begins anew: what is shown.
  virtual std::string begin(const Table& table, const Look& look) = 0;
  virtual std::string prompt(const Look& look) const = 0;
  // Was this told by the way the turn was put together, so that it need not be said again?
  virtual bool has_shown(const Message& event) const = 0;
  // The turn as far as it got, as the game reads drafts; nothing where it was not begun.
  virtual std::optional<std::string> draft() const = 0;
  // Puts the own tiles into this order: what is shown.
  virtual std::string sorted(const Arrangement& order, const Look& look) = 0;
  // A hint was given: a turn that is put together in steps may be filled in with it. What is shown.
  virtual std::string hinted(std::string_view move, const Look& look);
  virtual DeskAnswer take(const Table& table, std::string_view line, const Look& look) = 0;
};

inline std::string Desk::hinted(std::string_view, const Look&) { return ""; }

}  // namespace parlor
