// Checked against ICU, which has the rules of every language; the program itself does not use it.
#include "core/plural.h"

#include <cstdint>
#include <doctest/doctest.h>
#include <limits>
#include <memory>
#include <set>
#include <string>
#include <unicode/locid.h>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>
#include <unicode/unistr.h>
#include <vector>

using namespace parlor;

namespace {

icu::PluralRules rules_of_icu(const std::string& language) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::PluralRules> rules(
      icu::PluralRules::forLocale(icu::Locale::createFromName(language.c_str()), status));
  REQUIRE(U_SUCCESS(status));
  return *rules;
}

// ICU takes doubles, so these are numbers that a double represents exactly.
std::vector<std::int64_t> numbers() {
  std::vector<std::int64_t> numbers;
  for (std::int64_t number = -200; number <= 1200; ++number) numbers.push_back(number);
  for (const std::int64_t number : {10'001, 10'019, 10'020, 999'999, 1'000'000, 1'000'001, 1'000'019,
                                    1'000'020, 2'000'000, 2'500'000, 123'000'000, 1'000'000'000}) {
    numbers.push_back(number);
    numbers.push_back(-number);
  }
  return numbers;
}

}  // namespace

TEST_CASE("a number takes the same form as in ICU, in every language") {
  for (const PluralRule& rule : plural_rules()) {
    const icu::PluralRules judge = rules_of_icu(std::string(rule.language));
    for (const std::int64_t number : numbers()) {
      std::string expected;
      judge.select(static_cast<double>(number)).toUTF8String(expected);
      CHECK_MESSAGE(plural_name(rule.form(number)) == expected, rule.language, " ", number);
    }
  }
}

TEST_CASE("a language has exactly the forms that ICU has for it") {
  for (const PluralRule& rule : plural_rules()) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::StringEnumeration> known(
        rules_of_icu(std::string(rule.language)).getKeywords(status));
    REQUIRE(U_SUCCESS(status));
    std::set<std::string> expected;
    while (const char* form = known->next(nullptr, status)) expected.insert(form);
    std::set<std::string> forms;
    for (const PluralForm form : rule.forms) forms.emplace(plural_name(form));
    CHECK_MESSAGE(forms == expected, rule.language);
  }
}

TEST_CASE("the largest and smallest numbers have a form too") {
  CHECK(plural_rule("ro").form(std::numeric_limits<std::int64_t>::min()) == PluralForm::few);  // ...808
  CHECK(plural_rule("ro").form(std::numeric_limits<std::int64_t>::max()) == PluralForm::few);  // ...807
}

TEST_CASE("a language without a rule has one form for all numbers") {
  const PluralRule& rule = plural_rule("tlh");
  CHECK(rule.language.empty());
  for (const std::int64_t number : {0, 1, 2, 20}) CHECK(rule.form(number) == PluralForm::other);
}
