// Every language has every phrase, with the same placeholders; and no phrase is unused.
#include "apps/languages.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "apps/games.h"
#include "apps/test_program.h"
#include "core/placeholder.h"

namespace parlor {
namespace {

using test::refused;
using test::run;

// The placeholders: a plural is one, whatever its forms say around the number.
std::multiset<std::string> places(std::string_view text) {
  std::multiset<std::string> found;
  while (!text.empty()) {
    const auto placeholder = placeholder_at(text);
    text.remove_prefix(placeholder ? placeholder->whole.size() : 1);
    if (!placeholder) continue;
    found.emplace(placeholder->name);
    if (!placeholder->forms.empty()) found.merge(places(placeholder->forms.back().second));
  }
  return found;
}

std::map<std::string, std::string> phrases_of(std::string_view tag) {
  std::map<std::string, std::string> phrases;
  for (const LanguageText& file : kLanguageTexts) {
    if (file.tag != tag) continue;
    const auto read = read_phrases(file.text);
    REQUIRE_MESSAGE(read.ok(), file.tag, "/", file.name);
    for (const auto& [key, text] : *read) {
      CHECK_MESSAGE(phrases.emplace(key, text).second, file.tag, "/", file.name, " has twice: ", key);
    }
  }
  return phrases;
}

// Every quoted text in the sources of the program and of the page, except dictionaries and tests.
std::set<std::string> quoted_texts() {
  static const std::regex kQuoted(R"(["'`]([\w.]+)["'`])");
  std::set<std::string> texts;
  for (const char* folder : {"/src", "/web/src"}) {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(PARLOR_SOURCE_DIR + std::string(folder))) {
      const std::string name = entry.path().filename().string();
      const std::string kind = entry.path().extension().string();
      if (kind != ".cpp" && kind != ".h" && kind != ".ts" && kind != ".svelte") continue;
      if (name.starts_with("english") || name.find("test.") != std::string::npos) continue;
      std::ifstream file(entry.path());
      const std::string source{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
      for (auto at = std::sregex_iterator(source.begin(), source.end(), kQuoted);
           at != std::sregex_iterator(); ++at)
        texts.insert((*at)[1]);
    }
  }
  return texts;
}

// Keys that are composed of a part ("big2.pattern." + name, GAME + ".arrange." + name) or of an option's help
// key and one of its values.
bool composed(const std::string& key, const std::set<std::string>& texts) {
  const std::string inside = key.substr(std::min(key.find('.'), key.size()));
  return texts.contains(key.substr(0, key.rfind('.'))) ||
         std::ranges::any_of(texts,
                             [&](const std::string& text) {
                               return text.size() > 4 && text.ends_with('.') &&
                                      (key.starts_with(text) || inside.starts_with(text));
                             }) ||
         std::ranges::any_of(texts,
                             [&](const std::string& text) { return text.size() > 2 && text == inside; });
}

TEST_CASE("every language has every phrase, and no other") {
  const std::vector<std::string> keys = english().keys();
  CHECK(languages().tags() == std::vector<std::string>{"en", "es", "ro", "tr", "zh-Hant"});
  for (const std::string& tag : languages().tags()) {
    if (tag == Languages::kEnglish) continue;
    const auto phrases = phrases_of(tag);
    for (const std::string& key : keys) CHECK_MESSAGE(phrases.contains(key), tag, " lacks ", key);
    for (const auto& [key, text] : phrases)
      CHECK_MESSAGE(english().has(key), tag, " has an extra phrase: ", key);
  }
}

TEST_CASE("a translation has the same placeholders as the English") {
  for (const std::string& tag : languages().tags()) {
    for (const std::string& key : english().keys()) {
      const std::string* text = languages().find(tag)->find(key);
      REQUIRE(text != nullptr);
      CHECK_MESSAGE(places(*text) == places(*english().find(key)), tag, " ", key);
    }
  }
}

TEST_CASE("every phrase is used somewhere") {
  const std::set<std::string> texts = quoted_texts();
  for (const std::string& key : english().keys())
    CHECK_MESSAGE((texts.contains(key) || composed(key, texts)), "unused phrase: ", key);
}

TEST_CASE("the program speaks the language that it is asked for") {
  CHECK(run("games --language tr").out.find("oyuncu") != std::string::npos);
  CHECK(run("--language zh-TW games").out.find("最先出完的人獲勝") != std::string::npos);
  CHECK(run("games", "PARLOR_LANGUAGE=ro ").out.find("jucători") != std::string::npos);
  CHECK(run("play --help --language es").out.find("una partida") != std::string::npos);
  refused("games --language fr", "Unknown language: \"fr\". Available: en, es, ro, tr, zh-Hant.");
}

TEST_CASE("a wrong command line is explained in the language of the program") {
  refused("play big2 --bogus", "Unexpected argument: --bogus.\n");
  refused("play big2 --bogus --language ro", "Argument nea\u0219teptat: --bogus.\n");
  refused("analyse --language es", "Falta el argumento FILE.\n");
  refused("play big2 --language es --seed", "--seed necesita un valor.\n");
  refused("arena big2 basic --language es --deals x", "Valor no válido para --deals: \"x\".\n");
  refused("serve --language es --port 99999",
          "Valor no válido para --port: 99999. Debe estar entre 0 y 65535.\n");
}

TEST_CASE("what is piped is English, whatever the system speaks") {
  CHECK(run("games", "LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8 ").out == run("games", "LC_ALL=C ").out);
}

TEST_CASE("script formats are English in every language") {
  const std::string script = "script big2 cases/big2/a-whole-game.in";
  CHECK(run(script + " --language tr").out == run(script).out);
}

}  // namespace
}  // namespace parlor
