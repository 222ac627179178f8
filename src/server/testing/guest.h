// People at a table, controlled by a test: each remembers what they were last told.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "server/testing/browser.h"

namespace parlor::test {

class Guest {
 public:
  // Takes over a person who is already seated, or seats them.
  Guest(int port, Person person);
  static Guest spectator(int port, const std::string& table);

  const std::string& table_id() const { return person_.table; }
  const std::string& token() const { return person_.token; }
  int seat() const { return person_.seat; }
  Socket& socket() { return *person_.socket; }

  const nlohmann::json& told() const { return told_; }    // the last state or update
  const nlohmann::json& table() const { return table_; }  // the last message about the table
  int number() const { return told_.at("number"); }
  std::string phase() const { return table_.at("phase"); }
  bool to_move() const;
  std::vector<std::string> moves() const { return told_.at("moves"); }

  void send(const nlohmann::json& message) { person_.socket->send(message); }
  // Waits for the next message; throws if none comes.
  nlohmann::json hear();
  // Reads up to the next message of this type and returns it.
  nlohmann::json hear(const std::string& type);
  // Reads until the condition holds.
  void hear_until(const std::function<bool(const Guest&)>& enough);
  // Asks for the state and reads up to it.
  nlohmann::json ask_state();
  // The answer to this message: the next one of that type.
  nlohmann::json ask(const nlohmann::json& message, const std::string& type);
  // Makes a move for the number last received; returns the ID of the move.
  std::string move(const std::string& move, const std::string& id = "");
  // Reconnects with the same token; returns the state.
  nlohmann::json sit_again(int port);
  void hang_up() { person_.socket.reset(); }

 private:
  Guest() = default;
  void take_in(const nlohmann::json& message);

  Person person_;
  nlohmann::json told_;
  nlohmann::json table_;
};

// All people at one table. They play at random but never pass unless they have to.
class Party {
 public:
  Party(int port, int people, const nlohmann::json& more = nlohmann::json::object(), unsigned seed = 1);

  Guest& at(int seat);
  std::vector<Guest>& guests() { return guests_; }
  const std::string& table_id() const { return guests_[0].table_id(); }
  // Waits until a person is to move or the deal is over, and everybody has received the same messages.
  void settle();
  // Settles while a deal is played, and returns the person to move.
  Guest& mover();
  // Plays a move for the person to move; false if the deal is over.
  bool step();
  void play_deal();
  std::string choose(const Guest& guest);

 private:
  std::vector<Guest> guests_;
  std::mt19937 chance_;
};

// A request about a table over HTTP.
HttpAnswer ask_table(int port, const std::string& table, const std::string& what = "",
                     const std::string& token = "");

}  // namespace parlor::test
