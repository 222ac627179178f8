#include "external/program_pool.h"

#include <chrono>
#include <doctest/doctest.h>
#include <memory>
#include <string>
#include <vector>

#include "external/external_player.h"
#include "testing/tricks.h"

namespace parlor {
namespace {

using std::chrono::milliseconds;
using test::Tricks;

// Answers the first request of its process with the first listed move, the second with the second, and exits
// at the third.
const std::string kCounting = R"sh(count=0; while read -r line; do case $line in *'"request"'*)
  count=$((count+1)); [ $count = 3 ] && exit 1; number=${line##*\"number\":}; number=${number%%,*}
  moves=${line#*\"moves\":[}; moves=${moves%%]*}
  move=$(echo "$moves" | cut -d, -f$count)
  echo "{\"number\":$number,\"move\":$move}";; esac; done)sh";

const ProgramSettings kPatient{milliseconds(20000), milliseconds(20000)};

// Plays one move, as a table does. Returns the position of its move in the list, from 1, or 0 if it failed.
int count_of(const std::shared_ptr<ProgramPool>& pool, const std::string& rules = "1 seats=2 tiles=4") {
  const Tricks::State state =
      Tricks::deal({}, Deck{Chance(Seed::of(7)).shuffle(Tricks::kDeck), Seed::of(8)}, Standing{});
  const Tricks::View view = Tricks::view(state, Seat::at(0));
  ExternalPlayer<Tricks> player(pool);
  player.deal_begins({Seat::at(0), {"Ada", "Bob"}, rules, Standing{}});
  const Tricks::Move move = player.think(view, {}).move;
  if (!player.complaints().empty()) return 0;
  std::vector<Tricks::Move> moves;
  Tricks::moves(view, moves);
  int place = 1;
  for (const Tricks::Move& listed : moves) {
    if (listed == move) return place;
    ++place;
  }
  return 0;
}

TEST_CASE("a program keeps running from move to move, and is restarted after a crash") {
  const auto pool = std::make_shared<ProgramPool>(kCounting, kPatient);
  CHECK(count_of(pool) == 1);
  CHECK(count_of(pool) == 2);
  CHECK(count_of(pool) == 0);
  CHECK(count_of(pool) == 1);
  CHECK(count_of(pool) == 2);
}

TEST_CASE(
    "a running program is reused only under the rules it was greeted with, and by one player at a time") {
  const auto pool = std::make_shared<ProgramPool>(kCounting, kPatient);
  CHECK(count_of(pool, "1 seats=2 tiles=4") == 1);
  CHECK(count_of(pool, "1 seats=2 tiles=3") == 1);
  CHECK(count_of(pool, "1 seats=2 tiles=4") == 2);

  const auto held = pool->take("tricks", "1 seats=2 tiles=4");
  CHECK(held->greeted_with("tricks", "1 seats=2 tiles=4"));
  CHECK(count_of(pool, "1 seats=2 tiles=4") == 1);
}

TEST_CASE("only a few programs are kept waiting, and none that has failed") {
  const auto pool = std::make_shared<ProgramPool>("echo nonsense; sleep 60", kPatient);
  const Setting setting{Seat::at(0), {"Ada", "Bob"}, "1 seats=2 tiles=4", Standing{}};
  const auto greeted = [&] {
    auto program = pool->take("tricks", setting.rules);
    const bool running = program->greeted_with("tricks", setting.rules);
    program->deal_begins("tricks", option_infos<Tricks>(), setting);
    return std::pair(std::move(program), running);
  };
  std::vector<std::unique_ptr<Program>> programs;
  for (std::size_t i = 0; i < ProgramPool::kMostWaiting + 2; ++i) programs.push_back(greeted().first);
  for (auto& program : programs) pool->give_back(std::move(program));
  programs.clear();
  for (std::size_t i = 0; i < ProgramPool::kMostWaiting; ++i) {
    auto [program, running] = greeted();
    CHECK(running);
    programs.push_back(std::move(program));
  }
  CHECK(!greeted().second);

  CHECK(!programs[0]->ask("{}", {}, std::nullopt));
  pool->give_back(std::move(programs[0]));
  CHECK(!greeted().second);
}

}  // namespace
}  // namespace parlor
