#include "games/okey/rules/rules.h"

namespace parlor::okey {

const std::vector<Option<Rules>>& options() {
  static const std::vector<Option<Rules>> kOptions = {
      option::choice("set", &Rules::set, {"simple", "okey"}, "okey.option.set").as(OptionRole::form),
      option::choice("empty", &Rules::empty, {"tie", "take"}, "okey.option.empty"),
      option::choice("first", &Rules::first, {"usual", "0", "turns"}, "okey.option.first"),
      option::choice("pairs", &Rules::pairs, {"single", "double"}, "okey.option.pairs")
          .only_where("set", "okey"),
      option::number("points", &Rules::points, 2, 100, "okey.option.points").only_where("set", "okey"),
  };
  return kOptions;
}

std::vector<Form> forms() { return {Form::of("okey", "real", "set=okey"), Form::of("okey", "simple", "")}; }

}  // namespace parlor::okey
