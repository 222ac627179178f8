// A toy game for tests: sets are put together in a draft, draws are secret, and the discards come back as
// stock.
//
// Fifteen tiles: the numbers 1 to 5 in the colours a, b, c. In a turn a player draws (or takes the top
// discard), then melds up to two sets of one number and drops a tile. The deal ends when a player has no
// tiles left, or after the last turn. Tiles left in hand count against their owner; the fewest points win.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bits.h"
#include "core/per_seat.h"
#include "engine/game.h"

namespace parlor::toys {

using Tiles = BitSet<TileId>;

struct Rummage {
  static constexpr std::string_view kName = "rummage";
  static constexpr int kRulesVersion = 1;
  static constexpr Better kBetter = Better::low;

  static constexpr int kNumbers = 5;
  static constexpr int kColours = 3;
  static constexpr int kTiles = kNumbers * kColours;
  static constexpr int kMostSeats = 3;

  struct Rules {
    int seats = 2;
    int hand = 4;
    int turns = 16;
    bool take = true;          // the top discard may be taken
    std::uint8_t sets = 0b11;  // bit 0: pairs, bit 1: triples
    friend bool operator==(const Rules&, const Rules&) = default;
  };

  enum class Phase : std::uint8_t { draw, lay, over };

  // An ordered pile: the stock (the last tile is drawn next) or the discards (the last tile is on top).
  struct Pile {
    std::array<TileId, kTiles> tiles{};
    int count = 0;

    void push(TileId tile) { tiles[static_cast<std::size_t>(count++)] = tile; }
    TileId pop() {
      const TileId top = tiles[static_cast<std::size_t>(--count)];
      tiles[static_cast<std::size_t>(count)] = TileId{};  // removed tiles leave no trace in a view
      return top;
    }
    std::span<const TileId> all() const { return {tiles.data(), static_cast<std::size_t>(count)}; }
    friend bool operator==(const Pile&, const Pile&) = default;
  };

  struct State {
    Rules rules;
    Standing standing;
    Phase phase = Phase::over;
    Seat turn;
    int turns = 0;  // finished
    int reshuffles = 0;
    PerSeat<Tiles> hands;
    PerSeat<Tiles> taken;  // the part of a hand that everybody saw being taken
    Tiles table;
    Pile discards;
    Pile stock;
    Seed::Bytes key{};  // for later random events: how the discards will be shuffled
  };

  struct View {
    Observer observer = Observer::spectator();
    Rules rules;
    Standing standing;
    Phase phase = Phase::over;
    Seat turn;
    int turns = 0;
    PerSeat<Tiles> hands;  // what the observer knows of them
    PerSeat<int> sizes;
    PerSeat<Tiles> taken;
    Tiles table;
    Pile discards;
    Pile stock;  // its count; its tiles only for the open view
    int reshuffles = 0;

    friend bool operator==(const View&, const View&) = default;
  };

  struct Move {
    enum class Kind : std::uint8_t { draw, take, lay };
    Kind kind = Kind::draw;
    std::array<Tiles, 2> sets{};  // the set with the lowest tile first
    std::optional<TileId> drop;
    friend bool operator==(const Move&, const Move&) = default;
  };

  // Any groups of tiles, valid or not.
  struct Draft {
    std::vector<Tiles> groups;
    std::optional<TileId> drop;
  };

  static const std::vector<Option<Rules>>& options();
  static std::optional<Message> check_rules(const Rules& rules);
  static int seats(const Rules& rules) { return rules.seats; }
  static RulesPage rules_page(const Rules& rules);

  static int deck_size(const Rules&) { return kTiles; }
  static State deal(const Rules& rules, const Deck& deck, const Standing& standing);
  static std::string deck_text(const Rules& rules, std::span<const TileId> order);
  static Result<std::vector<TileId>> parse_deck(const Rules& rules, std::string_view text);

  static SeatSet actors(const State& state);
  static View view(const State& state, Observer observer);
  static void moves(const View& view, std::vector<Move>& moves);
  static std::optional<Message> check(const View& view, const Move& move);
  static Move fallback(const View& view);
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events);
  static Move pick(const State& state, Seat seat, FastRandom& random);

  static Assessment assess(const View& view, const Draft& draft);
  static const std::vector<std::string>& arrangements();
  static Arrangement arrange(const View& view, std::string_view how);

  static Scores scores(const State& state);
  static SeatSet winners(const State& state);
  static Score score_sum(const State& state);

  static Places places(const State& state);
  static State swapped(const State& state, TileId a, TileId b);
  static State sample(const View& view, FastRandom& random);

  static std::string move_text(const Rules& rules, const Move& move);
  static Result<Move> parse_move(const Rules& rules, std::string_view text);
  static Result<Draft> parse_draft(const Rules& rules, std::string_view text);
  static std::string view_json(const View& view);
  static std::span<const Phrase> phrases();

  // --- for its own source files
  static int number(TileId tile) { return tile.index() / kColours + 1; }
  static int colour(TileId tile) { return tile.index() % kColours; }
  static std::string text(TileId tile);
  static std::string text(Tiles tiles);
  static int points(Tiles tiles);
  // Why these tiles cannot be melded together.
  static std::optional<Message> check_set(const Rules& rules, Tiles tiles);
};

}  // namespace parlor::toys
