#include "server/testing/guest.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace parlor::test {

Guest::Guest(int port, Person person) : person_(std::move(person)) {
  if (person_.socket) {
    ask_state();
  } else {
    sit_again(port);
  }
}

Guest Guest::spectator(int port, const std::string& table) {
  Guest guest;
  guest.person_ = {table, -1, "", Socket::open(port, table)};
  if (!guest.person_.socket) throw std::runtime_error("no socket for a spectator");
  guest.send({{"type", "watch"}});
  guest.hear("state");
  return guest;
}

nlohmann::json Guest::sit_again(int port) {
  person_.socket = nullptr;
  nlohmann::json state = person_.sit(port);
  take_in(state);
  return state;
}

bool Guest::to_move() const {
  const std::vector<int> actors = told_.at("actors");
  return phase() == "playing" && std::ranges::find(actors, person_.seat) != actors.end();
}

void Guest::take_in(const nlohmann::json& message) {
  const std::string type = message.at("type");
  if (type == "state" || type == "update") told_ = message;
  if (message.contains("table") && message["table"].is_object()) table_ = message["table"];
}

nlohmann::json Guest::hear() {
  const auto message = person_.socket->next();
  if (!message) throw std::runtime_error("seat " + std::to_string(person_.seat) + " heard nothing");
  take_in(*message);
  return *message;
}

nlohmann::json Guest::hear(const std::string& type) {
  while (true) {
    nlohmann::json message = hear();
    if (message.at("type") == type) return message;
  }
}

void Guest::hear_until(const std::function<bool(const Guest&)>& enough) {
  while (!enough(*this)) hear();
}

nlohmann::json Guest::ask_state() { return ask({{"type", "state"}}, "state"); }

nlohmann::json Guest::ask(const nlohmann::json& message, const std::string& type) {
  send(message);
  return hear(type);
}

std::string Guest::move(const std::string& move, const std::string& id) {
  const std::string called = id.empty() ? "m" + std::to_string(number()) : id;
  send({{"type", "move"}, {"id", called}, {"number", number()}, {"move", move}});
  return called;
}

Party::Party(int port, int people, const nlohmann::json& more, unsigned seed) : chance_(seed) {
  for (Person& person : open_table(port, people, more)) guests_.emplace_back(port, std::move(person));
  for (Guest& guest : guests_) guest.hear_until([](const Guest& each) { return each.phase() != "waiting"; });
}

Guest& Party::at(int seat) {
  const auto found = std::ranges::find(guests_, seat, &Guest::seat);
  if (found == guests_.end()) throw std::runtime_error("nobody sits at " + std::to_string(seat));
  return *found;
}

void Party::settle() {
  while (true) {
    int number = 0;
    for (const Guest& guest : guests_) number = std::max(number, guest.number());
    for (Guest& guest : guests_) {
      guest.hear_until([number](const Guest& each) { return each.number() >= number; });
    }
    Guest& first = guests_[0];
    if (first.phase() != "playing") return;
    const int actor = first.told().at("actors").at(0);
    if (std::ranges::find(guests_, actor, &Guest::seat) != guests_.end()) {
      if (std::ranges::all_of(guests_, [&](const Guest& each) { return each.number() == first.number(); }))
        return;
    } else {
      first.hear();
    }
  }
}

std::string Party::choose(const Guest& guest) {
  std::vector<std::string> moves = guest.moves();
  if (moves.size() > 1) std::erase(moves, "pass");
  return moves.at(std::uniform_int_distribution<std::size_t>(0, moves.size() - 1)(chance_));
}

Guest& Party::mover() {
  settle();
  return at(guests_[0].told().at("actors").at(0));
}

bool Party::step() {
  settle();
  if (guests_[0].phase() != "playing") return false;
  Guest& mover = at(guests_[0].told().at("actors").at(0));
  const int number = mover.number();
  mover.move(choose(mover));
  for (Guest& guest : guests_) {
    guest.hear_until([number](const Guest& each) { return each.number() > number; });
  }
  return true;
}

void Party::play_deal() {
  while (step()) {
  }
}

HttpAnswer ask_table(int port, const std::string& table, const std::string& what, const std::string& token) {
  const Headers headers = token.empty() ? Headers{} : Headers{{"Authorization", "Bearer " + token}};
  return get(port, "/api/tables/" + table + (what.empty() ? "" : "/" + what), headers);
}

}  // namespace parlor::test
