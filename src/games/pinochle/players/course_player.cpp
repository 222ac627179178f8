#include "games/pinochle/players/course_player.h"

#include <algorithm>
#include <utility>

namespace parlor::pinochle {
namespace {

class CoursePlayer final : public Player<Pinochle> {
 public:
  CoursePlayer(OwnPlayer bids, OwnPlayer tricks) : bids_(std::move(bids)), tricks_(std::move(tricks)) {}

  Thought<Pinochle> think(const View& view, const Budget& budget) override {
    if (view.phase == Phase::keep) {
      return {Move::keep(kept_by_rule(*view.trump, view.own())), Message("pinochle.reason.kept_by_rule")};
    }
    return (view.phase == Phase::play ? tricks_ : bids_)->think(view, budget);
  }
  bool follows_events() const override { return bids_->follows_events() || tricks_->follows_events(); }
  void deal_begins(const Setting& setting) override {
    bids_->deal_begins(setting);
    tricks_->deal_begins(setting);
  }
  void observe(const SeenEvent& event) override {
    bids_->observe(event);
    tricks_->observe(event);
  }
  void deal_ends(const Scores& scores) override {
    bids_->deal_ends(scores);
    tricks_->deal_ends(scores);
  }

 private:
  OwnPlayer bids_;
  OwnPlayer tricks_;
};

}  // namespace

OwnPlayer make_course_player(OwnPlayer bids, OwnPlayer tricks) {
  return std::make_unique<CoursePlayer>(std::move(bids), std::move(tricks));
}

OwnPlayer make_named_player(const PlayerLevels<Pinochle>& levels, std::string_view name, const Seed& seed) {
  const auto make = [&](std::string_view one, const Seed& own) -> OwnPlayer {
    const auto level = std::ranges::find_if(levels, [&](const auto& each) { return each.is_called(one); });
    return level == levels.end() ? nullptr : level->make(own);
  };
  const std::size_t stroke = name.find('/');
  if (stroke == std::string_view::npos) return make(name, seed);
  OwnPlayer bids = make(name.substr(0, stroke), seed.derive(0));
  OwnPlayer tricks = make(name.substr(stroke + 1), seed.derive(1));
  if (!bids || !tricks) return nullptr;
  return make_course_player(std::move(bids), std::move(tricks));
}

}  // namespace parlor::pinochle
