// A computer player at a table of any game.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/player.h"
#include "engine/table.h"
#include "engine/table_of.h"

namespace parlor {

struct TextThought {
  std::string move;
  Message reason;
  std::vector<std::pair<std::string, double>> values{};
};

class TablePlayer {
 public:
  TablePlayer() = default;
  TablePlayer(const TablePlayer&) = delete;
  TablePlayer& operator=(const TablePlayer&) = delete;
  virtual ~TablePlayer() = default;

  // Looks at the table now. The returned function may run on another thread while the table continues. The
  // player must outlive it.
  using Study = std::function<TextThought(const Budget& budget)>;
  virtual Study study(const Table& table, Seat seat) = 0;
  TextThought think(const Table& table, Seat seat, const Budget& budget) {
    return study(table, seat)(budget);
  }

  virtual bool follows_events() const { return false; }
  virtual void deal_begins(const Setting& setting) = 0;
  virtual void observe(const SeenEvent& event) = 0;
  virtual void deal_ends(const Scores& scores) = 0;
  virtual std::vector<Message> complaints() = 0;
};

// The seat's setting and the standing at this moment.
inline Setting setting(const Table& table, Seat seat) {
  return {seat, table.names(), table.record().setup.rules, {table.deals_dealt(), table.scores()}};
}
// The first event of the deal being played, of those that the table still has.
inline std::size_t first_event_of_deal(const Table& table) {
  const auto events = table.events_since(0, Observer::spectator());
  for (std::size_t i = events.size(); i-- > 0;) {
    if (events[i].message.key == "table.deal") return i;
  }
  return 0;
}

template <Game G>
class TablePlayerOf final : public TablePlayer {
 public:
  explicit TablePlayerOf(std::unique_ptr<Player<G>> player) : player_(std::move(player)) {}

  Study study(const Table& table, Seat seat) override {
    const auto& ours = static_cast<const TableOf<G>&>(table);
    return [this, view = ours.seen_by(seat), rules = ours.rules()](const Budget& budget) {
      Thought<G> thought = player_->think(view, budget);
      TextThought text{G::move_text(rules, thought.move), std::move(thought.reason)};
      for (const auto& [move, value] : thought.values)
        text.values.emplace_back(G::move_text(rules, move), value);
      return text;
    };
  }
  bool follows_events() const override { return player_->follows_events(); }
  void deal_begins(const Setting& setting) override { player_->deal_begins(setting); }
  void observe(const SeenEvent& event) override { player_->observe(event); }
  void deal_ends(const Scores& scores) override { player_->deal_ends(scores); }
  std::vector<Message> complaints() override { return player_->complaints(); }

 private:
  std::unique_ptr<Player<G>> player_;
};

}  // namespace parlor
