#include "games/rummikub/rules/rules.h"

#include <string_view>
#include <utility>

namespace parlor::rummikub {

int Rules::most_sets() const { return real() ? kMostSets : 2 * numbers; }

void Rules::choose(RuleSet chosen) {
  const Rules usual;
  set = chosen;
  tiles = real() ? 14 : usual.tiles;
  rack = real() ? kMostTiles : usual.rack;
  first_meld = real() ? 30 : usual.first_meld;
  jokers = real() ? kMostJokers : usual.jokers;
}

const std::vector<Option<Rules>>& options() {
  static const std::vector<Option<Rules>> kOptions = [] {
    Option<Rules> set =
        option::choice("set", &Rules::set, {"handout", "real"}, "rummikub.option.set").as(OptionRole::form);
    set.set = [](Rules& rules, std::string_view value) {
      rules.choose(value == "real" ? RuleSet::real : RuleSet::basic);
    };
    return std::vector<Option<Rules>>{
        std::move(set),
        option::number("players", &Rules::players, 2, kMaxSeats, "rummikub.option.players")
            .as(OptionRole::players),
        option::number("numbers", &Rules::numbers, 8, melds::kMostNumbers, "rummikub.option.numbers"),
        option::number("tiles", &Rules::tiles, 6, 14, "rummikub.option.tiles"),
        option::number("rack", &Rules::rack, 14, kMostTiles, "rummikub.option.rack")
            .only_where("set", "handout"),
        option::number("firstmeld", &Rules::first_meld, 0, 50, "rummikub.option.firstmeld")
            .only_where("set", "real"),
        option::number("jokers", &Rules::jokers, 0, Rules::kMostJokers, "rummikub.option.jokers")
            .only_where("set", "real"),
        option::choice("first", &Rules::first, {"lot", "1", "2", "3", "4"}, "rummikub.option.first"),
        option::choice("menu", &Rules::menu, {"1", "2"}, "rummikub.option.menu").as(OptionRole::terminal),
    };
  }();
  return kOptions;
}

std::vector<Form> forms() {
  return {Form::of("rummikub", "real", "set=real"), Form::of("rummikub", "basic", "")};
}

std::optional<Message> check_rules(const Rules& rules) {
  if (static_cast<int>(rules.first) > rules.players) {
    return Message("rummikub.no_such_first",
                   {{"first", static_cast<int>(rules.first)}, {"players", rules.players}});
  }
  if (!rules.real() && rules.first_meld > 0) return Message("rummikub.first_meld_is_real");
  if (!rules.real() && rules.jokers > 0) return Message("rummikub.jokers_are_real");
  if (rules.real() && rules.menu == Menu::two) return Message("rummikub.menu_is_handout");
  return std::nullopt;
}

}  // namespace parlor::rummikub
