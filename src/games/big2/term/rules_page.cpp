#include "games/big2/term/rules_page.h"

#include <algorithm>
#include <vector>

#include "core/text.h"
#include "games/big2/term/faces.h"
#include "term/layout.h"

namespace parlor::big2 {
namespace {

class Page {
 public:
  explicit Page(const Look& look) : look_(look) {}

  void heading(const char* key) {
    if (!text_.empty()) text_ += '\n';
    text_ += look_.style.paint(Ink::bold, look_.words.say(Message(key))) + "\n";
  }
  void line(const Message& message) { text_ += "  " + look_.words.say(message) + "\n"; }
  std::string take() { return std::move(text_); }

 private:
  const Look& look_;
  std::string text_;
};

std::string suits_in_order(const Rules& rules, const Style& style) {
  std::vector<std::string> suits;
  for (int suit = 0; suit < kSuits; ++suit) {
    const std::string card = to_text(Card::of(0, suit), rules.suits);
    suits.push_back(face(card.substr(0, 1), style));
  }
  return join(suits, " ");
}

std::string ranks_in_order() {
  std::vector<std::string> ranks;
  ranks.reserve(kRanks);
  for (int rank = 0; rank < kRanks; ++rank) ranks.emplace_back(rank_text(Card::of(rank, 0)));
  return join(ranks, " ");
}

// A pattern that this page has no sentence for is told by its number of cards.
Message about(const Pattern& pattern, const Look& look) {
  const std::string key = "big2.about." + std::string(pattern.name);
  return Message(look.words.has(key) ? key : "big2.about.other", {{"number", pattern.size()}});
}

void tell_patterns(const Rules& rules, const Look& look, Page& page) {
  std::vector<const Pattern*> played;
  for (int i = 0; i < static_cast<int>(patterns().size()); ++i) {
    if (rules.has(PatternId::at(i))) played.push_back(&pattern(PatternId::at(i)));
  }
  const auto title = [&](const Pattern* kind) { return look.words.say(Message(kind->key())); };
  std::size_t columns = 0;
  for (const Pattern* kind : played) columns = std::max(columns, width(title(kind)));
  bool straights = false;
  int fives = 0;
  for (const Pattern* kind : played) {
    page.line(Message("big2.page.pattern", {{"name", pad_right(title(kind), columns)},
                                            {"about", look.words.say(about(*kind, look))}}));
    straights = straights || kind->name.starts_with("straight");
    fives += kind->size() == 5 ? 1 : 0;
  }
  if (straights) {
    switch (rules.straights) {
      case Straights::circle:
        page.line(Message("big2.page.circle"));
        break;
      case Straights::lowace:
        page.line(Message("big2.page.lowace"));
        break;
      case Straights::nowrap:
        page.line(Message("big2.page.nowrap"));
        break;
    }
  }
  if (fives > 1) {
    switch (rules.fivecards) {
      case FiveCards::separate:
        page.line(Message("big2.page.separate"));
        break;
      case FiveCards::ranked:
        page.line(Message("big2.page.ranked"));
        break;
    }
  }
}

}  // namespace

std::string rules_page(const Rules& rules, const Look& look) {
  Page page(look);
  page.heading("big2.page.title");
  page.line(Message("big2.page.aim"));
  page.line(Message("big2.page.order", {{"ranks", ranks_in_order()}}));
  page.line(Message("big2.page.suits", {{"suits", suits_in_order(rules, look.style)}}));
  page.line(
      Message("big2.page.start", {{"card", face(to_text(rules.start_card(), rules.suits), look.style)}}));
  page.line(Message("big2.page.follow"));
  page.line(Message("big2.page.round"));
  page.heading("big2.page.patterns");
  tell_patterns(rules, look, page);
  page.heading("big2.page.points");
  page.line(Message("big2.page.penalty"));
  page.line(Message("big2.page.winner"));
  page.heading("big2.page.typing");
  page.line(Message("big2.page.cards"));
  page.line(Message("big2.page.indices"));
  page.line(Message("big2.page.pass"));
  return page.take();
}

}  // namespace parlor::big2
