// Routes requests to the functions that answer them. Independent of any HTTP library; docs/api.md has an
// example of each.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "room/answer.h"
#include "room/room.h"
#include "room/table_request.h"
#include "server/doorkeeper.h"
#include "server/house.h"
#include "server/offers.h"
#include "server/pages.h"
#include "server/request.h"
#include "server/shown_page.h"

namespace parlor {

class Api {
 public:
  Api(House& house, Doorkeeper& doorkeeper, const Pages& pages);

  // Whether the address is a link to a table, which is answered with the page.
  static bool is_link(const Request& request);
  // Replies exactly once, perhaps later and from another thread.
  void answer(const Request& request, const Reply& reply);

 private:
  struct Call {
    const Request& request;
    std::vector<std::string_view> named;  // the segments at the pattern's placeholders
    const Reply& reply;
  };
  struct Route {
    std::string_view method;
    PathPattern pattern;
    void (Api::*handler)(const Call& call);
  };
  // The first pattern that matches is used, with the handler for the method.
  static const std::vector<Route>& routes();

  void games(const Call& call);
  void phrases(const Call& call);
  void offer(const Call& call);
  void rules(const Call& call);
  void profile(const Call& call);
  void lessons(const Call& call);
  void lesson(const Call& call);
  void create(const Call& call);
  void create_named(const Call& call);
  void table(const Call& call);
  void join(const Call& call);
  void transcript(const Call& call);
  void record(const Call& call);
  void replay(const Call& call);
  void fair(const Call& call);
  void analysis(const Call& call);
  void nothing_at_table(const Call& call);
  void link(const Call& call);

  // Refuses if there is none.
  const GameListing* find_game(const Call& call);
  std::optional<std::string> find_language(const Call& call);
  // Runs on the strand of the table named in the route, or of the one that was found.
  void at_table(const Call& call, std::function<void(Room&, const Reply&)> ask);
  void at(const Found& found, const Reply& reply, std::function<void(Room&, const Reply&)> ask);
  void make_table(const Reply& reply, const TableRequest& wanted, const std::string& id);
  // Answers once more what whoever made the table was told.
  void repeat_ticket(const Found& found, const Reply& reply, const std::string& token);
  void repeat_ticket_of(const std::string& id, const Reply& reply, const std::string& token);
  void refuse(const Reply& reply, int status, const Message& why);
  void refuse_link(const Request& request, const Reply& reply, const Refusal& refusal);
  Preview preview(const TableDetails& details, const std::string& site, const std::string& path) const;
  // Runs on the thinking threads; not at all for clients that disconnect before their turn.
  void when_turn_comes(const Reply& reply, Thinking::Step step);

  House& house_;
  Doorkeeper& doorkeeper_;
  const Pages& pages_;
  Offers offers_;
};

}  // namespace parlor
