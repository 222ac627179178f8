// Which request asks for what. Knows no HTTP library; docs/api.md has an example of each.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "room/answer.h"
#include "server/doorkeeper.h"
#include "server/house.h"

namespace parlor {

struct Request {
  std::string method;
  std::string path;
  std::map<std::string, std::string, std::less<>> query;
  std::string body;
  std::string token;  // from "Authorization: Bearer"
};

// "/api/games/big2/rules?rules=a%3Db" into path and query. Nothing where it is badly encoded.
bool read_target(std::string_view target, Request& request);

class Api {
 public:
  Api(House& house, Doorkeeper& doorkeeper);

  // The reply may come later and from another thread, and comes once.
  void answer(const Request& request, const Reply& reply);

 private:
  // Refuses where there is none.
  const GameListing* find_game(std::string_view name, const Reply& reply);
  void games(const Reply& reply) const;
  void phrases(const Request& request, const Reply& reply);
  void rules(const Request& request, std::string_view game, const Reply& reply);
  void profile(const Request& request, const Reply& reply);
  void lessons(std::string_view game, const Reply& reply);
  void lesson(const Request& request, std::string_view game, std::string_view name, const Reply& reply);
  void create(const Request& request, const Reply& reply);
  void table(const Request& request, std::string_view id, std::string_view what, const Reply& reply);
  void refuse(const Reply& reply, int status, const Message& why);
  // Not on the threads that serve the tables; not at all for those who hang up before their turn.
  void when_turn_comes(const Reply& reply, Thinkers::Step step);

  House& house_;
  Doorkeeper& doorkeeper_;
};

}  // namespace parlor
