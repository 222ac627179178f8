// A small game for tests of players and the arena: two to four seats, tricks with numbered tiles.
//
// Every seat holds `tiles` of the deck's 24 numbers. In a trick each seat plays one tile; the highest takes
// the trick and leads the next. A trick is worth one point, and the most tricks win. The game has no rules
// page.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/bits.h"
#include "core/per_seat.h"
#include "core/text.h"
#include "engine/player.h"

namespace parlor::test {

struct Tricks {
  static constexpr std::string_view kName = "tricks";
  static constexpr int kRulesVersion = 1;
  static constexpr Better kBetter = Better::high;
  static constexpr int kDeck = 24;
  using Hand = BitSet<TileId>;

  struct Rules {
    std::int8_t seats = 2;
    std::int8_t tiles = 4;
    friend bool operator==(const Rules&, const Rules&) = default;
  };
  struct Move {
    TileId tile;
    friend bool operator==(const Move&, const Move&) = default;
  };
  using Draft = Move;
  struct Open {
    PerSeat<std::int8_t> played{-1, -1, -1, -1};  // in this trick
    PerSeat<std::int8_t> tricks;
    std::int8_t left = 0;  // tricks still to play, including this one
    Seat turn;
    Hand gone;
    friend bool operator==(const Open&, const Open&) = default;
  };
  struct State {
    Rules rules;
    Standing standing;
    Open open;
    PerSeat<Hand> hands;
  };
  struct View {
    Observer observer = Observer::spectator();
    Rules rules;
    Standing standing;
    Open open;
    Hand hand;
    friend bool operator==(const View&, const View&) = default;
  };

  static const std::vector<Option<Rules>>& options() {
    static const std::vector<Option<Rules>> kOptions = {
        option::number("seats", &Rules::seats, 2, 4, "tricks.help.seats"),
        option::number("tiles", &Rules::tiles, 1, 6, "tricks.help.tiles"),
    };
    return kOptions;
  }
  static int seats(const Rules& rules) { return rules.seats; }
  static RulesPage rules_page(const Rules& rules) {
    return {{{Message("tricks.page.title"),
              {Message("tricks.page.aim", {{"seats", rules.seats}})},
              {{Message("tricks.page.trick"), Message("tricks.page.trick_about"), {"3", "17"}}}}}};
  }
  static int deck_size(const Rules&) { return kDeck; }

  static State deal(const Rules& rules, const Deck& deck, const Standing& standing) {
    State state{rules, standing, {}, {}};
    state.open.left = rules.tiles;
    for (int i = 0; i < rules.seats * rules.tiles; ++i) {
      state.hands[Seat::at(i % rules.seats)].add(deck.order[static_cast<std::size_t>(i)]);
    }
    return state;
  }
  static std::string deck_text(const Rules&, const std::vector<TileId>& order) {
    std::string text;
    for (TileId tile : order) text += (text.empty() ? "" : " ") + std::to_string(tile.index());
    return text;
  }
  static Result<std::vector<TileId>> parse_deck(const Rules&, std::string_view text) {
    std::vector<TileId> order;
    for (std::string_view word : words(text)) order.push_back(TileId::at(parse_int(word).value_or(0)));
    return order;
  }

  static SeatSet actors(const State& state) {
    return state.open.left > 0 ? SeatSet::of(state.open.turn) : SeatSet::none();
  }
  static View view(const State& state, Observer observer) {
    View view{observer, state.rules, state.standing, state.open, {}};
    if (const auto seat = observer.seat()) view.hand = state.hands[*seat];
    return view;
  }
  static void moves(const View& view, std::vector<Move>& moves) {
    for (TileId tile : view.hand) moves.push_back({tile});
  }
  static std::optional<Message> check(const View& view, const Move& move) {
    if (view.hand.contains(move.tile)) return std::nullopt;
    return Message("tricks.not_held", {{"tile", move.tile.index()}});
  }
  static Move fallback(const View& view) { return {view.hand.lowest()}; }
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
    Open& open = state.open;
    state.hands[seat].remove(move.tile);
    open.gone.add(move.tile);
    open.played[seat] = static_cast<std::int8_t>(move.tile.index());
    if (events != nullptr) {
      events->push_back(Event::open(Message("tricks.plays", {{"seat", seat}, {"tile", move.tile.index()}})));
    }
    open.turn = seat.next(state.rules.seats);
    if (open.played[open.turn] < 0) return;
    Seat best = seat;
    for (int i = 0; i < state.rules.seats; ++i) {
      if (open.played[Seat::at(i)] > open.played[best]) best = Seat::at(i);
    }
    ++open.tricks[best];
    --open.left;
    open.played.fill(-1);
    open.turn = best;
  }
  static Move pick(const State& state, Seat seat, FastRandom& random) {
    const Hand held = state.hands[seat];
    return {held.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(held.size()))))};
  }

  static Assessment assess(const View& view, const Draft& draft) { return {check(view, draft), {}, {}, {}}; }
  static const std::vector<std::string>& arrangements() {
    static const std::vector<std::string> kNone;
    return kNone;
  }
  static Arrangement arrange(const View&, std::string_view) { return {}; }

  static Scores scores(const State& state) {
    Scores scores;
    for (int i = 0; i < state.rules.seats; ++i) {
      scores[Seat::at(i)] = Score::of(state.open.tricks[Seat::at(i)]);
    }
    return scores;
  }
  static SeatSet winners(const State& state) { return leaders(scores(state), state.rules.seats, kBetter); }
  static Score score_sum(const State& state) { return Score::of(state.rules.tiles - state.open.left); }

  // Tests at this level do not look at secrets, so these only have to exist.
  static Places places(const State&) { return {}; }
  static State swapped(const State& state, TileId, TileId) { return state; }
  static State sample(const View& view, FastRandom&) { return {view.rules, view.standing, view.open, {}}; }

  static std::string move_text(const Rules&, const Move& move) { return std::to_string(move.tile.index()); }
  static Result<Move> parse_move(const Rules&, std::string_view text) {
    const auto number = parse_int(text);
    if (!number || *number < 0 || *number >= kDeck)
      return Message("tricks.no_tile", {{"text", std::string(text)}});
    return Move{TileId::at(*number)};
  }
  static std::string view_json(const View& view) {
    nlohmann::json hand = nlohmann::json::array();
    for (TileId tile : view.hand) hand.push_back(tile.index());
    return nlohmann::json{{"hand", hand}, {"played", view.open.played}, {"tricks", view.open.tricks}}.dump();
  }
  static std::span<const Phrase> phrases() {
    static constexpr auto kPhrases = std::to_array<Phrase>({
        {"tricks.not_held", "You do not hold {tile}."},
        {"tricks.no_tile", "\"{text}\" is no tile."},
        {"tricks.plays", "{seat} plays {tile}."},
        {"tricks.page.title", "Tricks"},
        {"tricks.page.aim", "The highest of {seats} takes the trick."},
        {"tricks.page.trick", "a trick"},
        {"tricks.page.trick_about", "the second takes it"},
    });
    return kPhrases;
  }
};
static_assert(Game<Tricks>);

// Plays the lowest, the highest or a random tile.
enum class Style { low, high, random };

class TricksPlayer final : public Player<Tricks> {
 public:
  TricksPlayer(Style style, const Seed& seed) : style_(style), random_(seed) {}
  Thought<Tricks> think(const Tricks::View& view, const Budget&) override {
    const auto count = static_cast<std::uint32_t>(view.hand.size());
    const std::uint32_t which = style_ == Style::low    ? 0
                                : style_ == Style::high ? count - 1
                                                        : random_.below(count);
    return {{view.hand.nth(static_cast<int>(which))}, Message("tricks.plays")};
  }

 private:
  Style style_;
  FastRandom random_;
};

inline PlayerLevels<Tricks> tricks_levels() {
  return {{"low",
           {"tricks.about"},
           [](const Seed& seed) -> std::unique_ptr<Player<Tricks>> {
             return std::make_unique<TricksPlayer>(Style::low, seed);
           }},
          {"high",
           {"tricks.about"},
           [](const Seed& seed) -> std::unique_ptr<Player<Tricks>> {
             return std::make_unique<TricksPlayer>(Style::high, seed);
           }},
          {"random", {"tricks.about"}, [](const Seed& seed) -> std::unique_ptr<Player<Tricks>> {
             return std::make_unique<TricksPlayer>(Style::random, seed);
           }}};
}

}  // namespace parlor::test
