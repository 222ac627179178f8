#include "term/profile_folder.h"

#include <doctest/doctest.h>

#include "term/kept_games.h"
#include "term/test_table.h"

namespace parlor {
namespace {

constexpr std::time_t kNoon = 1'763'294'400;  // in November 2025

TEST_CASE("a profile remembers what its person is called") {
  const test::TemporaryFolder place;
  const ProfileFolder folder(place / "profile");
  CHECK(folder.name().empty());
  CHECK(!folder.set_name("Ada Lovelace"));
  CHECK(folder.name() == "Ada Lovelace");
  CHECK(test::content(place / "profile/name") == "Ada Lovelace\n");
  place.write("file", "");
  const auto problem = ProfileFolder(place / "file/profile").set_name("Ada");
  REQUIRE(problem);
  CHECK(problem->key == "term.unwritable");
}

TEST_CASE("every game gets a file of its own, named after its time, and they are listed in order") {
  const test::TemporaryFolder place;
  const ProfileFolder folder(place / "profile");
  CHECK(folder.records().empty());
  const auto later = folder.new_record("tricks", kNoon + 3600);
  const auto first = folder.new_record("tricks", kNoon);
  const auto second = folder.new_record("tricks", kNoon);
  REQUIRE(later);
  REQUIRE(first);
  REQUIRE(second);
  CHECK(folder.records() == std::vector<std::filesystem::path>{*first, *second, *later});
  CHECK(time_of_record(*first).starts_with("2025-11-1"));
  CHECK(time_of_record(*first).size() == std::string_view("2025-11-16 12:00").size());
  CHECK(time_of_record("/x/my-game.parlor").empty());
  CHECK(time_of_record("/x/2025-11-16-12000x-tricks.parlor").empty());
  place.write("file", "");
  CHECK(ProfileFolder(place / "file").new_record("tricks", kNoon).problem().key == "term.unwritable");
}

TEST_CASE("saved games are read back, and invalid records are skipped by name") {
  const test::TemporaryFolder place;
  const ProfileFolder folder(place.path());
  std::filesystem::create_directory(place / "games");
  const std::string sound = test::finished_record().to_string();
  place.write("games/1.parlor", sound);
  place.write("games/2.parlor", sound.substr(0, sound.find("[Score")));
  place.write("games/3.parlor", "a letter\n");
  place.write("games/4.parlor",
              "[Parlor \"1\"]\n[Game \"tricks\"]\n[Rules \"1 tiles=3\"]\n"
              "[Seat 0 \"Ada\" human]\n[Seat 1 \"Bo\" computer]\n[Deal 1]\n[Seed \"1\"]\n"
              "1. 0 nonsense\n");
  place.write("games/5.parlor",
              test::open_tricks(test::two_seats("computer", "human")).value()->record().to_string());
  place.write("games/notes.txt", "not a record");

  const KeptGames all = read_kept_games(folder, "", test::open_tricks, test::english());
  REQUIRE(all.games.size() == 3);
  CHECK(all.games[0].table->match_over());
  CHECK(all.games[0].person == Seat::at(0));
  CHECK(all.games[2].person == Seat::at(1));
  CHECK(!all.games[2].table->dealt());
  REQUIRE(all.left_out.size() == 2);
  const std::string said = test::english().say(all.left_out[0]);
  CHECK(said.starts_with("Skipped "));
  CHECK(test::has(said, "3.parlor: This is not a Parlor record"));
  CHECK(test::has(test::english().say(all.left_out[1]), "4.parlor: Line 8"));

  CHECK(read_kept_games(folder, "chess", test::open_tricks, test::english()).games.empty());
}

}  // namespace
}  // namespace parlor
