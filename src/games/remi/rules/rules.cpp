#include "games/remi/rules/rules.h"

#include "melds/fits.h"

namespace parlor::remi {

const std::vector<Option<Rules>>& options() {
  static const std::vector<Option<Rules>> kOptions = {
      option::choice("set", &Rules::set, {"basic", "advanced"}, "remi.option.set").as(OptionRole::form),
      option::number("limit", &Rules::limit, 25, 1000, "remi.option.limit"),
      option::choice("end", &Rules::end, {"both", "above"}, "remi.option.end"),
      option::choice("jokers", &Rules::jokers, {"2", "4"}, "remi.option.jokers"),
      option::choice("real", &Rules::real, {"one", "most"}, "remi.option.real"),
      option::choice("first", &Rules::first, {"1", "2", "lot", "turns"}, "remi.option.first"),
      option::number_or_none("turns", &Rules::turns, 20, 1000, "remi.option.turns"),
  };
  return kOptions;
}

std::vector<Form> forms() {
  return {Form::of("remi", "advanced", "set=advanced"), Form::of("remi", "basic", "")};
}

bool complete(const Rules& rules, const melds::Tiles& tiles) {
  return melds::fits(rules.meld_rules(), tiles);
}

}  // namespace parlor::remi
