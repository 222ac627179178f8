// Hints as seen by people at a seat, and what happens to those that nobody waits for.
#include <atomic>
#include <doctest/doctest.h>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "server/testing/watched_player.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::Guest;
using test::LiveServer;
using test::Party;

// The best player waits until the test lets it think; counts how often it was asked.
struct Held {
  std::promise<void> open;
  std::shared_future<void> opened = open.get_future().share();
  std::atomic<int> thoughts = 0;
};

std::vector<GameListing> with_held(const std::shared_ptr<Held>& held) {
  return {test::with_watched_adviser(big2::listing(), [held](const Table&, Seat) {
    return [held] {
      ++held->thoughts;
      held->opened.wait();
    };
  })};
}

TEST_CASE(
    "many sockets of one seat that ask for hints cost one thought, and computers elsewhere go on moving") {
  const auto held = std::make_shared<Held>();
  const std::vector<GameListing> games = with_held(held);
  LiveServer server(ServerOptions{.limits = Limits::for_load()}, games);
  Party party(server.port(), 1);
  party.settle();
  Guest& ada = party.at(0);
  REQUIRE(ada.to_move());
  std::vector<Guest> sockets;
  for (int i = 0; i < 10; ++i)
    sockets.emplace_back(server.port(), test::Person{ada.table_id(), 0, ada.token(), nullptr});
  for (Guest& socket : sockets) {
    for (int i = 0; i < 3; ++i) socket.send({{"type", "hint"}, {"id", "h" + std::to_string(i)}});
    socket.ask_state();  // everything before it has been handled
  }
  // The hint is still being computed; at another table the computers keep playing.
  Party others(server.port(), 1);
  others.settle();
  others.step();
  others.settle();
  held->open.set_value();
  json first;
  for (Guest& socket : sockets) {
    for (int i = 0; i < 3; ++i) {
      json hint = socket.hear("hint");
      CHECK(hint.at("id") == "h" + std::to_string(i));
      hint.erase("id");
      if (first.is_null()) first = hint;
      CHECK(hint == first);
    }
  }
  json again = ada.ask({{"type", "hint"}, {"id", "later"}}, "hint");
  again.erase("id");
  CHECK(again == first);
  CHECK(held->thoughts == 1);
  CHECK(ada.ask_state().at("table").at("seats").at(0).at("hints") == 1);
}

TEST_CASE("a hint that waits is dropped when its socket goes away") {
  const auto held = std::make_shared<Held>();
  const std::vector<GameListing> games = with_held(held);
  LiveServer server(ServerOptions{.limits = Limits::for_load()}, games);
  // There are two threads, and people's requests may use one of them: the first hint does.
  Party busy(server.port(), 1);
  busy.settle();
  busy.at(0).send({{"type", "hint"}, {"id", "1"}});
  while (held->thoughts == 0) std::this_thread::yield();
  for (int i = 0; i < 5; ++i) {
    Party gone(server.port(), 1);
    gone.settle();
    gone.at(0).send({{"type", "hint"}, {"id", "2"}});
    gone.at(0).ask_state();
    Guest watcher = Guest::spectator(server.port(), gone.table_id());
    gone.at(0).hang_up();
    watcher.hear_until([](const Guest& each) { return each.table().at("seats").at(0).at("here") == false; });
  }
  CHECK(server.metric("parlor_jobs_waiting") == 5);
  Party last(server.port(), 1);
  last.settle();
  held->open.set_value();
  last.at(0).ask({{"type", "hint"}, {"id", "3"}}, "hint");
  CHECK(held->thoughts == 2);
  CHECK(server.metric("parlor_jobs_waiting") == 0);
}

TEST_CASE("when too much is waiting a hint is refused at once, and a later one is computed") {
  const auto held = std::make_shared<Held>();
  const std::vector<GameListing> games = with_held(held);
  Limits limits = Limits::for_load();
  limits.waiting = {.an_address = 1, .all = 10};
  LiveServer server(ServerOptions{.limits = limits}, games);
  std::vector<std::unique_ptr<Party>> parties;
  for (int i = 0; i < 3; ++i) {
    parties.push_back(std::make_unique<Party>(server.port(), 1));
    parties.back()->settle();
  }
  parties[0]->at(0).send({{"type", "hint"}, {"id", "1"}});
  while (held->thoughts == 0) std::this_thread::yield();
  parties[1]->at(0).send({{"type", "hint"}, {"id", "1"}});
  parties[1]->at(0).ask_state();
  const json refused = parties[2]->at(0).ask({{"type", "hint"}, {"id", "1"}}, "refused");
  CHECK(refused.at("reason").at("key") == "server.busy");
  CHECK(refused.at("id") == "1");
  CHECK(server.metric("parlor_jobs_refused_total") == 1);
  held->open.set_value();
  parties[1]->at(0).hear("hint");
  CHECK(parties[2]->at(0).ask({{"type", "hint"}, {"id", "2"}}, "hint").at("id") == "2");
}

}  // namespace
}  // namespace parlor
