#include "core/languages.h"

#include <doctest/doctest.h>

using namespace parlor;

namespace {

Languages two_languages() {
  Catalogue english;
  english.add(Phrase{"greeting", "Hello {name}."});
  english.add(Phrase{"prompt", "Your move: "});
  Languages languages(std::move(english));
  CHECK(!languages.add("zh-Hant", "# a remark\n\ngreeting 你好，{name}。\nprompt 請出牌：\\s\n"));
  return languages;
}

}  // namespace

TEST_CASE("a phrase that a language lacks is said in English") {
  Languages languages = two_languages();
  CHECK(!languages.add("tr", "greeting Merhaba {name}.\n"));
  const Catalogue* turkish = languages.find("tr");
  REQUIRE(turkish != nullptr);
  CHECK(turkish->say(Message("greeting", {{"name", "Ada"}})) == "Merhaba Ada.");
  CHECK(turkish->say(Message("prompt")) == "Your move: ");
  CHECK(languages.english().say(Message("greeting", {{"name", "Ada"}})) == "Hello Ada.");
}

TEST_CASE("a seat without a name is called by its number in the language too") {
  Languages languages = two_languages();
  CHECK(!languages.add("tr", "seat.unnamed oyuncu {number}\ngreeting {name}\n"));
  CHECK(languages.find("tr")->say(Message("greeting", {{"name", Seat::at(2)}})) == "oyuncu 2");
}

TEST_CASE("a language has its own plural forms") {
  Languages languages = two_languages();
  CHECK(
      !languages.add("ro", "greeting {n, plural, one {un salut} few {# saluturi} other {# de saluturi}}\n"));
  CHECK(languages.find("ro")->say(Message("greeting", {{"n", 3}})) == "3 saluturi");
  CHECK(languages.find("ro")->say(Message("greeting", {{"n", 20}})) == "20 de saluturi");
}

TEST_CASE("a language is found by a longer tag or a locale") {
  const Languages languages = two_languages();
  CHECK(languages.match("zh_TW.UTF-8") == "zh-Hant");
  CHECK(languages.match("zh-Hant-HK") == "zh-Hant");
  CHECK(languages.match("en_GB") == "en");
  CHECK(!languages.match("fr"));
  CHECK(!languages.match("C.UTF-8"));
  CHECK(!languages.match(""));
  CHECK(languages.find("zh") == nullptr);
  CHECK(languages.tags() == std::vector<std::string>{"en", "zh-Hant"});
}

TEST_CASE("line breaks, spaces at either end and backslashes survive in a file") {
  for (const std::string text : {"one\ntwo", "  indented", "Your move: ", "after \\u come four", "plain"}) {
    const auto read = read_phrases("key " + phrase_line(text) + "\n");
    REQUIRE(read.ok());
    REQUIRE(read->size() == 1);
    CHECK(read->front() == std::pair<std::string, std::string>("key", text));
  }
}

TEST_CASE("a line that is not a phrase is reported by its number") {
  const auto problem_in = [](const char* file) { return read_phrases(file).problem(); };
  CHECK(problem_in("a b\nlonely\n") == Message("languages.line", {{"line", 2}}));
  CHECK(problem_in("a wrong \\x escape\n") == Message("languages.line", {{"line", 1}}));
  CHECK(problem_in("a ends in \\") == Message("languages.line", {{"line", 1}}));
}
