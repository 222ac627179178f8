// The text of the rules in force: what the help button shows.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {
namespace {

RulesPage::Section about_cards(const Rules& rules) {
  return {Message("pinochle.page.title"),
          {Message("pinochle.page.cards"),
           Message("pinochle.page.deal", {{"cards", kHandCards}, {"stock", kStockCards}}),
           Message(rules.bidding ? "pinochle.page.aim" : "pinochle.page.aim_without_bid")}};
}

RulesPage::Section about_bidding(const Rules& rules) {
  const bool lot = rules.first == First::lot;
  const auto first = [&](const char* by_lot, const char* fixed) {
    return lot ? Message(by_lot) : Message(fixed, {{"player", rules.first == First::seat_0 ? 1 : 2}});
  };
  if (!rules.bidding) {
    return {
        Message("pinochle.page.trump_title"),
        {first("pinochle.page.leads_lot", "pinochle.page.leads_seat"), Message("pinochle.page.no_bidding")}};
  }
  return {Message("pinochle.page.bidding"),
          {first("pinochle.page.first_lot", "pinochle.page.first_seat"), Message("pinochle.page.open"),
           Message("pinochle.page.pass")}};
}

RulesPage::Section about_cutthroat() {
  return {Message("pinochle.page.cutthroat"),
          {Message("pinochle.page.turned"), Message("pinochle.page.drawn"), Message("pinochle.page.keep")}};
}

// The cards of a meld when spades are trump and hearts are another suit.
std::vector<std::string> example(const Meld& meld) {
  std::vector<std::string> cards;
  for (std::string_view word : words(meld.cards)) {
    std::string& card = cards.emplace_back(word);
    if (card.back() == 'T') card.back() = 'S';
    if (card.back() == 'X') card.back() = 'H';
  }
  return cards;
}

RulesPage::Section about_melds(const Rules& rules) {
  RulesPage::Section section{Message("pinochle.page.melds"), {Message("pinochle.page.melding")}};
  for (const Meld& meld : melds()) {
    if (!counts(rules, meld)) continue;
    section.examples.push_back({Message(meld.word().key()),
                                Message("pinochle.page.meld_points", {{"points", meld.points}}),
                                example(meld)});
  }
  return section;
}

RulesPage::Section about_tricks(const Rules& rules) {
  const bool course = rules.following == Following::course;
  return {
      Message("pinochle.page.tricks"),
      {Message("pinochle.page.lead"), Message("pinochle.page.beat"),
       Message(course ? "pinochle.page.trump" : "pinochle.page.follow"), Message("pinochle.page.taking")}};
}

}  // namespace

RulesPage Pinochle::rules_page(const Rules& rules) {
  RulesPage page{{about_cards(rules), about_bidding(rules)}};
  if (rules.cutthroat) page.sections.push_back(about_cutthroat());
  page.sections.push_back(about_melds(rules));
  page.sections.push_back(about_tricks(rules));
  RulesPage::Section points{Message("pinochle.page.points"), {Message("pinochle.page.card_points")}};
  points.lines.emplace_back(rules.bidding ? "pinochle.page.short" : "pinochle.page.more");
  page.sections.push_back(std::move(points));
  return page;
}

}  // namespace parlor::pinochle
