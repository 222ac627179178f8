#include "games/pinochle/rules/rules.h"

namespace parlor::pinochle {

const std::vector<Option<Rules>>& options() {
  static const std::vector<Option<Rules>> kOptions = {
      option::flag("additional", &Rules::additional, "pinochle.option.additional")
          .only_where("cutthroat", "yes"),
      option::flag("kings", &Rules::kings, "pinochle.option.kings"),
      option::flag("queens", &Rules::queens, "pinochle.option.queens"),
      option::flag("jacks", &Rules::jacks, "pinochle.option.jacks"),
      option::flag("cutthroat", &Rules::cutthroat, "pinochle.option.cutthroat").as(OptionRole::form),
      option::choice("following", &Rules::following, {"handout", "course"}, "pinochle.option.following"),
      option::choice("first", &Rules::first, {"random", "0", "1"}, "pinochle.option.first"),
      option::flag("bidding", &Rules::bidding, "pinochle.option.bidding"),
  };
  return kOptions;
}

std::vector<Form> forms() {
  return {Form::of("pinochle", "full", "additional=yes"), Form::of("pinochle", "basic", ""),
          Form::of("pinochle", "cutthroat", "additional=yes cutthroat=yes")};
}

}  // namespace parlor::pinochle
