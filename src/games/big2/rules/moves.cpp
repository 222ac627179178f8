// Lists the moves, and picks one uniformly without listing.
#include <array>
#include <cstdint>
#include <vector>

#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

// A kind of play that is possible now, with the strength it must beat.
struct Open {
  PatternId id;
  Strength above;
};

template <class Visit>
void for_each_open(const Public& state, Visit visit) {
  if (state.top.pattern != PatternId::none() && state.rules.fivecards == FiveCards::separate) {
    visit(Open{state.top.pattern, state.top.strength});
    return;
  }
  for (int i = 0; i < static_cast<int>(patterns().size()); ++i) {
    const PatternId id = PatternId::at(i);
    if (!state.rules.has(id)) continue;
    if (id == state.top.pattern) {
      visit(Open{id, state.top.strength});
    } else if (beats(state.rules, {id, Strength::none()}, state.top)) {
      visit(Open{id, Strength::none()});
    }
  }
}

// Cards of one shape may be two patterns (a straight of one suit is also a flush): they are listed as the
// higher one.
bool is_listed_as(const Public& state, Cards cards, PatternId id) {
  if (pattern(id).shape != Shape{1, 1, 1, 1, 1}) return true;
  return fit(state.rules, cards, state.top)->pattern == id;
}

bool may_play(const Public& state, Cards cards, PatternId id) {
  return (!state.opening || cards.contains(state.rules.start_card())) && is_listed_as(state, cards, id);
}

}  // namespace

void Big2::moves(const View& view, std::vector<Move>& moves) {
  if (view.over || !view.observer.is(view.turn)) return;
  const Cards hand = view.own();
  for_each_open(view, [&](Open open) {
    const Pattern& kind = pattern(open.id);
    const std::uint32_t count = kind.count(view.rules, hand, open.above);
    for (std::uint32_t k = 0; k < count; ++k) {
      const Cards cards = kind.nth(view.rules, hand, open.above, k);
      if (may_play(view, cards, open.id)) moves.push_back({cards});
    }
  });
  if (!view.leads()) moves.push_back(Move::pass());
}

Move Big2::fallback(const View& view) {
  if (!view.leads()) return Move::pass();
  return {Cards::of(view.opening ? view.rules.start_card() : view.own().lowest())};
}

Move Big2::pick(const State& state, Seat seat, FastRandom& random) {
  const Cards hand = state.hands[seat];
  struct Counted {
    Open open;
    std::uint32_t count;
  };
  std::array<Counted, 16> kinds;  // NOLINT: only the first `used` are read
  std::size_t used = 0;
  std::uint32_t total = state.leads() ? 0 : 1;
  for_each_open(state, [&](Open open) {
    const std::uint32_t count = pattern(open.id).count(state.rules, hand, open.above);
    kinds[used++] = {open, count};
    total += count;
  });
  // An illegal pick is drawn again, which keeps the rest uniform.
  while (true) {
    std::uint32_t k = random.below(total);
    if (!state.leads() && k-- == 0) return Move::pass();
    for (std::size_t i = 0; i < used; ++i) {
      if (k >= kinds[i].count) {
        k -= kinds[i].count;
        continue;
      }
      const Cards cards = pattern(kinds[i].open.id).nth(state.rules, hand, kinds[i].open.above, k);
      if (!may_play(state, cards, kinds[i].open.id)) break;
      return {cards};
    }
  }
}

}  // namespace parlor::big2
