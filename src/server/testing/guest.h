// People at a table as a test moves them: each remembers what they were last told.
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
  // Takes over somebody who sits, or sits them down.
  Guest(int port, Person person);
  static Guest spectator(int port, const std::string& table);

  const std::string& table_id() const { return person_.table; }
  const std::string& token() const { return person_.token; }
  int seat() const { return person_.seat; }
  Socket& socket() { return *person_.socket; }

  const nlohmann::json& told() const { return told_; }    // the last state or update
  const nlohmann::json& table() const { return table_; }  // the last that was said of the table
  int number() const { return told_.at("number"); }
  std::string phase() const { return table_.at("phase"); }
  bool to_move() const;
  std::vector<std::string> moves() const { return told_.at("moves"); }

  void send(const nlohmann::json& message) { person_.socket->send(message); }
  // Hears the next message; throws where none comes.
  nlohmann::json hear();
  // Hears until one of this type comes, and gives it.
  nlohmann::json hear(const std::string& type);
  // Hears until this holds.
  void hear_until(const std::function<bool(const Guest&)>& enough);
  // Asks for the state and hears it, and so everything before it.
  nlohmann::json ask_state();
  // What is answered to this message: the next of that type.
  nlohmann::json ask(const nlohmann::json& message, const std::string& type);
  // Makes a move for the number that was last told; gives what it was called.
  std::string move(const std::string& move, const std::string& id = "");
  // Connects anew with the same token; gives the state.
  nlohmann::json sit_again(int port);
  void hang_up() { person_.socket.reset(); }

 private:
  Guest() = default;
  void take_in(const nlohmann::json& message);

  Person person_;
  nlohmann::json told_;
  nlohmann::json table_;
};

// All people of one table, who play by chance but never pass where they need not.
class Party {
 public:
  Party(int port, int people, const nlohmann::json& more = nlohmann::json::object(), unsigned seed = 1);

  Guest& at(int seat);
  std::vector<Guest>& guests() { return guests_; }
  const std::string& table_id() const { return guests_[0].table_id(); }
  // Waits until a person is to move or the deal is over, then everybody has heard the same.
  void settle();
  // Settles while a deal is played, and gives the person to move.
  Guest& mover();
  // The move of the person to move; false where the deal is over.
  bool step();
  void play_deal();
  std::string choose(const Guest& guest);

 private:
  std::vector<Guest> guests_;
  std::mt19937 chance_;
};

// What may be asked of a table over HTTP.
HttpAnswer ask_table(int port, const std::string& table, const std::string& what = "",
                     const std::string& token = "");

}  // namespace parlor::test
