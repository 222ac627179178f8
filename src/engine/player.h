// A computer player: given a view and a budget, it returns a move and the reason for it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.h"

namespace parlor {

// Nodes make a result repeatable; a deadline keeps people from waiting. With zero nodes the player uses its
// own default, multiplied by `times`.
struct Budget {
  std::uint64_t nodes = 0;
  std::optional<std::chrono::steady_clock::time_point> deadline{};
  std::uint64_t times = 1;
};

template <Game G>
struct Thought {
  typename G::Move move;
  Message reason;  // a hint for people
  std::vector<std::pair<typename G::Move, double>>
      values{};  // other moves it considered, for analysis after the game
};

// A player's seat and what it may know before the first move of a deal.
struct Setting {
  Seat seat;
  std::vector<std::string> names;
  std::string rules;
  Standing standing;
};

template <Game G>
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  virtual Thought<G> think(const typename G::View& view, const Budget& budget) = 0;

  // Our own players need only the view; players in other processes follow the events too.
  virtual bool follows_events() const { return false; }
  virtual void deal_begins(const Setting&) {}
  virtual void observe(const SeenEvent&) {}
  virtual void deal_ends(const Scores&) {}
  // What has gone wrong since the last call (late, crashed, invalid answer), for the report.
  virtual std::vector<Message> complaints() { return {}; }
};

// Long enough for a player that does not search.
inline constexpr std::chrono::milliseconds kQuickThought{20};

// What a level is used for besides playing.
enum class Role : std::uint8_t {
  plain,
  playouts,  // plays out deals for the analysis: fast enough for thousands of them
  best,      // gives hints, plays for people who have left, and is what people's moves are compared with
};

// A computer player of a given strength.
template <Game G>
struct PlayerLevel {
  std::string_view name;
  Key about;
  std::unique_ptr<Player<G>> (*make)(const Seed& seed);
  Role role = Role::plain;
  std::string_view also_called{};  // an alternative name
  // The most time a decision may take at a table. Moves there always take at least this long, so that the
  // time taken reveals nothing about the hand.
  std::chrono::milliseconds longest = kQuickThought;

  bool is_called(std::string_view text) const {
    return text == name || (!also_called.empty() && text == also_called);
  }
};

template <Game G>
using PlayerLevels = std::vector<PlayerLevel<G>>;

// The only level with this role. Lists of levels are written in the source, so one with none or several of
// them is a programming error.
template <Game G>
const PlayerLevel<G>& level_for(const PlayerLevels<G>& levels, Role role) {
  const auto found = std::ranges::find(levels, role, &PlayerLevel<G>::role);
  if (std::ranges::count(levels, role, &PlayerLevel<G>::role) != 1)
    throw std::logic_error("exactly one level of " + std::string(G::kName) + " has each role");
  return *found;
}

}  // namespace parlor
