// One deal at a table, played move by move, with the laws checked in every state.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/laws/move_laws.h"
#include "engine/laws/position.h"
#include "engine/laws/sample_laws.h"
#include "engine/laws/score_laws.h"
#include "engine/laws/secrecy_laws.h"
#include "engine/laws/step_laws.h"
#include "engine/laws/tile_laws.h"
#include "engine/table_of.h"

namespace parlor {

template <Game G>
class DealUnderLaws {
 public:
  // The table has just been dealt from `deck`; the laws follow it with a state of their own.
  DealUnderLaws(const typename G::Rules& rules, const Deck& deck, Table& table, const Seed& seed)
      : rules_(rules),
        table_(table),
        state_(G::deal(rules, deck, Standing{table.deals_finished() + 1, table.scores()})),
        random_(seed) {}

  const typename G::State& state() const { return state_; }
  bool over() const { return G::actors(state_).empty(); }

  // Checks the laws of the current state.
  Verdict look() {
    const Position<G> at(rules_, state_, seen_moves_, random_);
    return look(at);
  }

  // Checks the laws of the state, then of the move that `choice` selects: an actor, and one of the moves
  // listed for that seat.
  Verdict play(std::uint16_t choice) {
    const Position<G> at(rules_, state_, seen_moves_, random_);
    if (auto verdict = look(at)) return verdict;
    const auto actors = static_cast<std::size_t>(at.actors.size());
    SeatSet::Iterator actor = at.actors.begin();
    for (std::size_t i = choice % actors; i > 0; --i) ++actor;
    const Seat seat = *actor;
    const auto& listed = at.moves(seat);
    const auto move = listed[choice / actors % listed.size()];
    if (auto verdict = step_laws(at, seat, move)) return verdict;

    const std::string text = G::move_text(rules_, move);
    if (auto refusal = table_.play(seat, text))
      return broken(law::kListedMoves, "the table refuses " + text + ": " + refusal->key);
    G::apply(state_, seat, move, nullptr);
    if (G::actors(state_) != table_.actors())
      return broken(law::kDeterminism, "table and state differ after " + text);
    remember(listed);
    return std::nullopt;
  }

 private:
  Verdict look(const Position<G>& at) {
    if (auto verdict = tile_laws(at)) return verdict;
    if (auto verdict = move_laws(at)) return verdict;
    if (auto verdict = views_keep_secrets(at)) return verdict;
    if (at.actors.empty()) return score_laws<G>(rules_, state_);
    return sample_laws(at);
  }

  void remember(const std::vector<typename G::Move>& listed) {
    constexpr std::size_t kKept = 32;
    for (int i = 0; i < 2; ++i) {
      const auto& move = listed[random_.below(static_cast<std::uint32_t>(listed.size()))];
      if (seen_moves_.size() < kKept) {
        seen_moves_.push_back(move);
      } else {
        seen_moves_[random_.below(kKept)] = move;
      }
    }
  }

  typename G::Rules rules_;
  Table& table_;
  typename G::State state_;
  FastRandom random_;
  std::vector<typename G::Move> seen_moves_;
};

}  // namespace parlor
