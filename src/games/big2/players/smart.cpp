#include <memory>

#include "games/big2/players/chooser.h"
#include "games/big2/players/players.h"

namespace parlor::big2 {
namespace {

class Smart final : public Player<Big2> {
 public:
  Thought<Big2> think(const View& view, const Budget&) override {
    const Choice choice = chooser_.choose(view);
    Thought<Big2> thought{choice.move, reason(chooser_, view, choice)};
    for (std::size_t i = 0; i < chooser_.values().size(); ++i) {
      thought.values.emplace_back(chooser_.moves()[i], chance_of(chooser_.values()[i]));
    }
    return thought;
  }

 private:
  Chooser chooser_;
};

}  // namespace

std::unique_ptr<Player<Big2>> make_smart(const Seed&) { return std::make_unique<Smart>(); }

}  // namespace parlor::big2
