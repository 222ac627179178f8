// A computer player: it gets a view and a budget, and answers a move with its reason.
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

// Nodes make a result repeatable; a deadline keeps a person from waiting. Zero nodes: the player's own
// measure.
struct Budget {
  std::uint64_t nodes = 0;
  std::optional<std::chrono::steady_clock::time_point> deadline;
};

template <Game G>
struct Thought {
  typename G::Move move;
  Message reason;  // a hint for people
  std::vector<std::pair<typename G::Move, double>>
      values{};  // what else was weighed, for analysis after the game
};

// Where a player sits and what it may know before the first move of a deal.
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

  // Views say enough for a player of ours; one in another process follows the events too.
  virtual bool follows_events() const { return false; }
  virtual void deal_begins(const Setting&) {}
  virtual void observe(const SeenEvent&) {}
  virtual void deal_ends(const Scores&) {}
  // What went wrong since the last call (late, crashed, nonsense), for the report.
  virtual std::vector<Message> complaints() { return {}; }
};

// Long enough for a player that does not search.
inline constexpr std::chrono::milliseconds kQuickThought{20};

// What a level is for besides playing.
enum class Role : std::uint8_t {
  plain,
  playouts,  // plays deals out for the analysis: quick enough for thousands of them
  best,      // gives hints, plays for people who have left, and is what their moves are compared with
};

// A computer player by how strong it is.
template <Game G>
struct PlayerLevel {
  std::string_view name;
  Key about;
  std::unique_ptr<Player<G>> (*make)(const Seed& seed);
  Role role = Role::plain;
  std::string_view also_called{};  // another name that is understood
  // The most time a decision gets at a table. Moves there take at least this long, so that the time taken
  // says nothing about the hand.
  std::chrono::milliseconds longest = kQuickThought;

  bool is_called(std::string_view text) const {
    return text == name || (!also_called.empty() && text == also_called);
  }
};

template <Game G>
using PlayerLevels = std::vector<PlayerLevel<G>>;

// The only level with this role. A list of levels is written into the program, so one with none or several is
// an error of the program.
template <Game G>
const PlayerLevel<G>& level_for(const PlayerLevels<G>& levels, Role role) {
  const auto found = std::ranges::find(levels, role, &PlayerLevel<G>::role);
  if (std::ranges::count(levels, role, &PlayerLevel<G>::role) != 1)
    throw std::logic_error("exactly one level of " + std::string(G::kName) + " has each role");
  return *found;
}

}  // namespace parlor
