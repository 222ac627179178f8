#include "games/big2/players/chooser.h"

#include <algorithm>

namespace parlor::big2 {

Choice Chooser::choose(const View& view) {
  moves_.clear();
  values_.clear();
  Big2::moves(view, moves_);
  for (Move move : moves_) {
    if (move.cards == view.own()) return {move, Because::goes_out};
  }
  if (moves_.size() == 1) return {moves_.front(), Because::only_move};

  judge_.begin(view);
  for (Move move : moves_) {
    if (move.is_pass() || !judge_.odds().of(judge_.play_of(move)).unbeatable()) continue;
    if (judge_.losers(view.own() - move.cards) <= 1) return {move, Because::cannot_lose};
  }
  for (Move move : moves_) values_.push_back(judge_.value(move, tuned_weights()));
  const auto best = std::max_element(values_.begin(), values_.end());
  return {moves_[static_cast<std::size_t>(best - values_.begin())], Because::judged};
}

}  // namespace parlor::big2
