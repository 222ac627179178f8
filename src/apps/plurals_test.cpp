// Every number goes with the right form of the word after it, in every language, as checked against ICU.
#include <array>
#include <cstdint>
#include <doctest/doctest.h>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>
#include <vector>

#include "apps/languages.h"
#include "core/placeholder.h"
#include "core/plural.h"
#include "core/text.h"

namespace parlor {
namespace {

std::vector<Placeholder> placeholders(std::string_view text) {
  std::vector<Placeholder> placeholders;
  while (!text.empty()) {
    const auto placeholder = placeholder_at(text);
    if (placeholder) placeholders.push_back(*placeholder);
    text.remove_prefix(placeholder ? placeholder->whole.size() : 1);
  }
  return placeholders;
}

// Including those in plural forms.
std::vector<Placeholder> all_placeholders(std::string_view text) {
  std::vector<Placeholder> all;
  for (const Placeholder& placeholder : placeholders(text)) {
    all.push_back(placeholder);
    for (const auto& [name, form] : placeholder.forms) {
      for (const Placeholder& inner : all_placeholders(form)) all.push_back(inner);
    }
  }
  return all;
}

void for_each_phrase(const std::function<void(const std::string& tag, const std::string& key,
                                              const std::string& text)>& look) {
  for (const std::string& tag : languages().tags()) {
    for (const std::string& key : english().keys()) look(tag, key, *languages().find(tag)->find(key));
  }
}

std::set<std::string> names_in(std::string_view form) {
  std::set<std::string> names;
  for (const Placeholder& placeholder : all_placeholders(form)) names.emplace(placeholder.name);
  return names;
}

// "cards" in "# cards"; in Romanian and Spanish also in "# de cards".
std::string_view counted_word(std::string_view text) {
  for (const std::string_view before : {"# de ", "# "}) {
    if (text.starts_with(before)) return words(text.substr(before.size())).front();
  }
  return "";
}

// The words with different plural forms in a language: "cards", but not "of" in "# of your tiles".
std::set<std::string> counted_words(const std::string& tag) {
  std::set<std::string> counted;
  for (const std::string& key : english().keys()) {
    for (const Placeholder& placeholder : all_placeholders(*languages().find(tag)->find(key))) {
      if (placeholder.forms.empty()) continue;
      const std::string_view one = counted_word(placeholder.form("one").value_or(""));
      const std::string_view other = counted_word(placeholder.form("other").value_or(""));
      if (one != other) counted.emplace(other);
    }
  }
  return counted;
}

std::string in_icu(const icu::MessageFormat& format, const std::vector<Placeholder>& places,
                   std::int64_t number) {
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (const Placeholder& place : places) {
    names.push_back(icu::UnicodeString::fromUTF8(std::string(place.name)));
    values.emplace_back(number);
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString said;
  format.format(names.data(), values.data(), static_cast<std::int32_t>(names.size()), said, status);
  REQUIRE(U_SUCCESS(status));
  std::string text;
  said.toUTF8String(text);
  return text;
}

TEST_CASE("every language has a rule for its plurals") {
  for (const std::string& tag : languages().tags()) CHECK(plural_rule(tag).language == tag);
}

TEST_CASE("a plural has just the forms that its language needs") {
  int plurals = 0;
  for_each_phrase([&](const std::string& tag, const std::string& key, const std::string& text) {
    std::vector<std::string_view> needed;
    for (const PluralForm form : plural_rule(tag).forms) needed.push_back(plural_name(form));
    for (const Placeholder& placeholder : all_placeholders(text)) {
      if (placeholder.forms.empty()) continue;
      ++plurals;
      std::vector<std::string_view> forms;
      for (const auto& [name, form] : placeholder.forms) forms.push_back(name);
      CHECK_MESSAGE(forms == needed, tag, " ", key);
    }
  });
  CHECK(plurals > 150);
}

TEST_CASE("all forms of a plural leave the same places open") {
  for_each_phrase([](const std::string& tag, const std::string& key, const std::string& text) {
    for (const Placeholder& placeholder : all_placeholders(text)) {
      for (const auto& [name, form] : placeholder.forms)
        CHECK_MESSAGE(names_in(form) == names_in(placeholder.forms.back().second), tag, " ", key);
    }
  });
}

TEST_CASE("every place has a plain name") {
  for_each_phrase([](const std::string& tag, const std::string& key, const std::string& text) {
    for (const Placeholder& placeholder : all_placeholders(text)) {
      const bool plain =
          placeholder.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
      CHECK_MESSAGE((plain && !placeholder.name.empty()), tag, " ", key, ": ", placeholder.whole);
    }
  });
}

TEST_CASE("a word that is counted somewhere is never counted without a plural") {
  for (const std::string& tag : languages().tags()) {
    const std::set<std::string> counted = counted_words(tag);
    for (const std::string& key : english().keys()) {
      const std::string& text = *languages().find(tag)->find(key);
      for (const Placeholder& placeholder : placeholders(text)) {
        if (!placeholder.forms.empty()) continue;
        const auto end =
            static_cast<std::size_t>(placeholder.whole.data() + placeholder.whole.size() - text.data());
        for (const std::string& word : counted) {
          CHECK_MESSAGE(!text.substr(end).starts_with(" " + word), tag, " ", key, ": ", placeholder.whole,
                        word);
          CHECK_MESSAGE(!text.substr(end).starts_with(" de " + word), tag, " ", key, ": ", placeholder.whole,
                        word);
        }
      }
    }
  }
  CHECK(counted_words("en").contains("cards"));
  CHECK(counted_words("ro").contains("puncte"));
}

// Numbers below a thousand, since ICU would group the digits of larger ones.
TEST_CASE("a phrase with a plural is said as ICU says it") {
  constexpr std::array<std::int64_t, 14> kNumbers = {0, 1, 2, 3, 7, 11, 19, 20, 21, 100, 101, 120, 999, -1};
  for_each_phrase([&](const std::string& tag, const std::string& key, const std::string& text) {
    if (text.find(", plural,") == std::string::npos) return;
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessageFormat format(icu::UnicodeString::fromUTF8(text),
                                    icu::Locale::createFromName(tag.c_str()), status);
    REQUIRE_MESSAGE(U_SUCCESS(status), tag, " ", key);
    const std::vector<Placeholder> places = all_placeholders(text);
    for (const std::int64_t number : kNumbers) {
      Message message(key);
      for (const Placeholder& place : places) message.arguments.emplace_back(std::string(place.name), number);
      CHECK(languages().find(tag)->say(message) == in_icu(format, places, number));
    }
  });
}

TEST_CASE("one is said in the singular") {
  const auto say = [](const char* tag, const char* key, const char* argument, int number) {
    return languages().find(tag)->say(Message(key, {{"tile", "R5"}, {argument, number}}));
  };
  CHECK(say("en", "okey.reason.lonely", "near", 1) ==
        "R5 is not in a set or run, and 1 tile on your rack is close to it.");
  CHECK(say("en", "pinochle.screen.cards", "number", 1) == "1 card");
  CHECK(say("es", "pinochle.screen.cards", "number", 1) == "1 carta");
  CHECK(say("ro", "pinochle.screen.cards", "number", 1) == "1 carte");
  CHECK(say("ro", "pinochle.screen.cards", "number", 12) == "12 cărți");
  CHECK(say("ro", "pinochle.screen.cards", "number", 24) == "24 de cărți");
  CHECK(say("tr", "pinochle.screen.cards", "number", 12) == "12 kart");
  CHECK(say("zh-Hant", "pinochle.screen.cards", "number", 12) == "12 張牌");
}

}  // namespace
}  // namespace parlor
