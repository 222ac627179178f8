#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/big2/rules/test_big2.h"

namespace parlor::big2 {
namespace {

using test::rules;

const std::string kAllRanked = test::all_patterns() + "fivecards=ranked";

std::vector<RulesPage::Example> examples(const Rules& played) {
  std::vector<RulesPage::Example> all;
  for (const auto& section : Big2::rules_page(played).sections) {
    all.insert(all.end(), section.examples.begin(), section.examples.end());
  }
  return all;
}

}  // namespace

TEST_CASE("every pattern that may be played has an example that is of that pattern only") {
  for (const std::string options :
       {"", " straights=lowace", " straights=notwos", " straights=nowrap suits=SCDH start=diamond"}) {
    const Rules played = rules(kAllRanked + options);
    const auto shown = examples(played);
    REQUIRE(shown.size() == patterns().size());
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const Cards cards = test::cards(join(shown[i].tiles, " "), played.suits);
      CHECK(shown[i].title.key == patterns()[i]->word().key());
      CHECK(shown[i].about.key == "big2.about." + std::string(patterns()[i]->name));
      CHECK(fit(played, cards, kNoPlay)->pattern == PatternId::at(static_cast<int>(i)));
    }
  }
  CHECK(examples(rules("patterns=single,pair")).size() == 2);
}

TEST_CASE("the page says how flushes compare under these rules") {
  const auto flush = [](const std::string& options) {
    return examples(rules("patterns=single,flush " + options)).back().about.key;
  };
  CHECK(flush("") == "big2.about.flush");
  CHECK(flush("flushes=suit") == "big2.about.flush_by_suit");
}

TEST_CASE("examples are low and show what defines the pattern") {
  std::vector<std::string> texts;
  for (const auto& example : examples(rules(kAllRanked))) texts.push_back(join(example.tiles, " "));
  CHECK(
      join(texts, ", ") ==
      "C3, C3 D3, C3 D3 H3, S3 H4 D5 C6 C7, C3 C5 C7 C9 CJ, C3 H3 S3 C5 D5, C3 D3 H3 S3 C5, C3 C4 C5 C6 C7");
}

TEST_CASE("sections say what these rules decide, and nothing about what is not played") {
  const auto has_line = [](const std::string& options, std::string_view key) {
    const RulesPage page = Big2::rules_page(rules(options));
    return std::ranges::any_of(page.sections, [&](const auto& section) {
      return std::ranges::find(section.lines, key, &Message::key) != section.lines.end();
    });
  };
  CHECK(has_line("", "big2.page.circle"));
  CHECK(has_line("straights=lowace", "big2.page.lowace"));
  CHECK(has_line("straights=nowrap", "big2.page.nowrap"));
  CHECK(has_line("straights=notwos", "big2.page.notwos"));
  CHECK(has_line("", "big2.page.separate"));
  CHECK(has_line("fivecards=ranked", "big2.page.ranked"));
  CHECK(!has_line("patterns=single,pair,fullhouse", "big2.page.circle"));
  CHECK(!has_line("patterns=single,pair,fullhouse", "big2.page.separate"));
}

}  // namespace parlor::big2
