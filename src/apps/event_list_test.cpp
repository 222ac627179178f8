// The documentation for authors of programs matches what programs receive.
#include "apps/event_list.h"

#include <doctest/doctest.h>
#include <filesystem>
#include <set>
#include <string>

#include "apps/games.h"
#include "apps/languages.h"
#include "apps/test_program.h"
#include "engine/replay.h"
#include "term/record_file.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::content;
using test::run;

// The text between the marks of a list on the page.
std::string listed_in_page(const std::string& name) {
  const std::string page = content(PARLOR_SOURCE_DIR "/docs/writing-a-player.md");
  const std::string begin = "<!-- events of " + name + " -->\n";
  const std::size_t from = page.find(begin);
  REQUIRE_MESSAGE(from != std::string::npos, name);
  return page.substr(from + begin.size(), page.find("<!-- end -->", from) - from - begin.size());
}

TEST_CASE("the page for writers of players lists every event of every game; tools/regenerate writes it") {
  CHECK(listed_in_page("table") == event_list(table_events(), english()));
  for (const GameListing& game : games()) {
    REQUIRE(!game.events.empty());
    CHECK(listed_in_page(game.name) == event_list(game.events, english()));
    const auto printed = run("rules " + game.name + " --events");
    CHECK(printed.code == 0);
    CHECK(printed.out == listed_in_page("table") + '\n' + listed_in_page(game.name));
    for (const EventInfo& event : game.events) CHECK_MESSAGE(english().has(event.key), event.key);
  }
}

TEST_CASE("every event of every recorded game is in the list, with the fields that stand there") {
  for (const GameListing& game : games()) {
    std::set<std::string> told;
    for (const auto& entry :
         std::filesystem::directory_iterator(PARLOR_SOURCE_DIR "/cases/" + game.name + "/golden")) {
      const auto read = load_record(entry.path());
      REQUIRE(read.ok());
      const auto table = replay(read->record, game.open);
      REQUIRE(table.ok());
      for (int seat = -1; seat < (*table)->seats(); ++seat) {
        const Observer observer = seat < 0 ? Observer::spectator() : Observer(Seat::at(seat));
        for (const auto& [event] : (*table)->events_since(0, observer)) {
          told.insert(event.key);
          const bool common = event.key.starts_with("table.");
          const auto gap = unlisted(event, common ? table_events() : game.events);
          CHECK_MESSAGE(!gap, entry.path(), ": ", gap.value_or(""));
        }
      }
    }
    CHECK(told.size() >= 4);
  }
}

TEST_CASE("no event is listed that no game tells of") {
  for (const GameListing& game : games()) {
    std::string sources;
    for (const auto& entry :
         std::filesystem::directory_iterator(PARLOR_SOURCE_DIR "/src/games/" + game.name + "/rules")) {
      const std::string name = entry.path().filename().string();
      if (name != "english.cpp" && name != "events.cpp" && !name.ends_with("_test.cpp"))
        sources += content(entry.path());
    }
    for (const EventInfo& event : game.events)
      CHECK_MESSAGE(sources.find('"' + std::string(event.key) + '"') != std::string::npos, event.key);
  }
}

}  // namespace
}  // namespace parlor
