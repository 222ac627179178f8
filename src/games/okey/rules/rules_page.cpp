// The text of the rules in force: what the help button shows.
#include "games/okey/rules/okey.h"

namespace parlor::okey {
namespace {

Message about_first(const Rules& rules) {
  return Message(rules.begin_in_turns() ? "okey.page.in_turn" : "okey.page.first");
}

RulesPage::Section about_tiles(const Rules& rules) {
  const TileSet set = rules.tile_set();
  RulesPage::Section section{Message(rules.real() ? "okey.page.real" : "okey.page.simple"), {}};
  section.lines.push_back(
      Message("okey.page.tiles", {{"count", set.tiles()},
                                  {"numbers", rules.real() ? 13 : 7},
                                  {"copies", set.copies_of(Face::of(Colour::black, 1))}}));
  if (rules.real()) section.lines.emplace_back("okey.page.false_jokers");
  section.lines.push_back(Message("okey.page.deal", {{"tiles", kHandTiles}}));
  if (rules.real()) section.lines.emplace_back("okey.page.turned");
  section.lines.push_back(about_first(rules));
  section.lines.emplace_back(rules.real() ? "okey.page.aim_real" : "okey.page.aim");
  return section;
}

RulesPage::Section about_chains() {
  RulesPage::Section section{Message("okey.page.chains"), {}};
  section.examples = {
      {Message("okey.page.chain"), Message("okey.page.about_chain"), {"K5", "R5", "B5", "Y5"}},
      {Message("okey.page.spare"), Message("okey.page.about_spare"), {"K2", "R2", "B2", "Y2", "Y2", "K2"}},
  };
  return section;
}

RulesPage::Section about_formations() {
  RulesPage::Section section{Message("okey.page.formations"), {}};
  section.examples = {
      {Message("okey.page.set"), Message("okey.page.about_set"), {"K8", "R8", "Y8"}},
      {Message("okey.page.run"), Message("okey.page.about_run"), {"B4", "B5", "B6", "B7"}},
      {Message("okey.page.after_13"), Message("okey.page.about_after_13"), {"R12", "R13", "R1"}},
      {Message("okey.page.joker"), Message("okey.page.about_joker"), {"Y9", "K6", "Y11"}},
      {Message("okey.page.false_joker"), Message("okey.page.about_false_joker"), {"K5", "F", "K7"}},
      {Message("okey.page.pairs"), Message("okey.page.about_pairs"), {"R3", "R3", "B12", "B12"}},
  };
  return section;
}

RulesPage::Section about_turn(const Rules& rules) {
  RulesPage::Section turn{Message("okey.page.turn"),
                          {Message("okey.page.begin"), Message("okey.page.draw"),
                           Message("okey.page.discard"), Message("okey.page.remember")}};
  if (rules.real()) turn.lines.emplace_back("okey.page.twin");
  return turn;
}

RulesPage::Section about_end(const Rules& rules) {
  RulesPage::Section end{Message("okey.page.end"),
                         {Message(rules.real() ? "okey.page.win_real" : "okey.page.win"),
                          Message(rules.empty == EmptyStack::tie ? "okey.page.tie" : "okey.page.tie_take"),
                          Message("okey.page.long", {{"turns", kMostTurns}})}};
  if (!rules.real()) {
    end.lines.emplace_back("okey.page.one_point");
    return end;
  }
  end.lines.push_back(
      Message("okey.page.points", {{"points", rules.points}, {"loss", kLoss}, {"double", 2 * kLoss}}));
  if (rules.pairs == Pairs::twice) end.lines.emplace_back("okey.page.double_pairs");
  end.lines.emplace_back("okey.page.match");
  return end;
}

}  // namespace

RulesPage Okey::rules_page(const Rules& rules) {
  return {{about_tiles(rules), rules.real() ? about_formations() : about_chains(), about_turn(rules),
           about_end(rules)}};
}

}  // namespace parlor::okey
