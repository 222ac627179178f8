// Every key that the engine says is in its catalogue, and the catalogue holds nothing that is never said.
#include <array>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

#include "engine/table.h"

using namespace parlor;

namespace {

// A text in quotes that looks like a key: "table.deal_over".
bool is_key(std::string_view text) {
  constexpr std::array<std::string_view, 6> kFamilies = {"rules.",  "table.", "record.",
                                                         "replay.", "fair.",  "lesson."};
  for (std::string_view family : kFamilies) {
    if (!text.starts_with(family) || text.size() == family.size()) continue;
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", family.size()) == std::string_view::npos;
  }
  return false;
}

std::set<std::string> keys_in_source() {
  std::set<std::string> keys;
  for (const auto& entry : std::filesystem::directory_iterator(PARLOR_SOURCE_DIR "/src/engine")) {
    const std::string name = entry.path().filename().string();
    if (!entry.is_regular_file() || name == "english.cpp" || name.ends_with("_test.cpp")) continue;
    std::ifstream file(entry.path());
    for (std::string part; std::getline(file, part, '"');) {
      if (is_key(part)) keys.insert(part);
    }
  }
  // These are put together from the names of the notes.
  using What = SystemNote::What;
  for (What what : {What::clock, What::takeover, What::giveback, What::resign, What::hint, What::end}) {
    const std::string text = SystemNote{what, Seat::at(0)}.to_string();
    keys.insert("table." + text.substr(0, text.find(' ')));
  }
  return keys;
}

}  // namespace

TEST_CASE("every key of the engine has an English sentence, and every sentence is used") {
  const std::set<std::string> used = keys_in_source();
  CHECK(used.size() > 20);
  std::set<std::string> known;
  for (const Phrase& phrase : engine_phrases()) {
    CAPTURE(phrase.key);
    CHECK(known.insert(std::string(phrase.key)).second);
    CHECK(!phrase.text.empty());
  }
  for (const std::string& key : used) {
    CAPTURE(key);
    CHECK(known.contains(key));
  }
  for (const std::string& key : known) {
    CAPTURE(key);
    CHECK(used.contains(key));
  }
}
