#include "server/api.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "core/text.h"
#include "engine/json.h"
#include "room/fields.h"
#include "room/lessons.h"
#include "room/people.h"
#include "room/profile_run.h"
#include "room/table_request.h"
#include "server/log.h"
#include "server/shown_page.h"

namespace parlor {
namespace {

constexpr const char* kLinkPattern = "/t/{table}";
constexpr std::string_view kHtml = "text/html; charset=utf-8";

// The number `name` in the query; -1 if it is not a number.
int number_of(const Request& request, std::string_view name, int standard) {
  const auto found = request.query.find(name);
  return found == request.query.end() ? standard : parse_int(found->second).value_or(-1);
}

int deal_of(const Request& request) { return number_of(request, "deal", 1); }

bool is_missing(const Found& found) {
  const auto* refusal = std::get_if<Refusal>(&found);
  return refusal != nullptr && refusal->status == 404;
}

}  // namespace

Api::Api(House& house, Doorkeeper& doorkeeper, const Pages& pages)
    : house_(house),
      doorkeeper_(doorkeeper),
      pages_(pages),
      offers_(house.services().games, house.services().languages) {}

bool Api::is_link(const Request& request) {
  static const PathPattern kLink(kLinkPattern);
  // With a slash at the end it would be a folder, and the page would look for its files elsewhere.
  if (request.path.ends_with('/')) return false;
  return request.method == "GET" && kLink.match(request.segments).has_value();
}

void Api::refuse(const Reply& reply, int status, const Message& why) {
  ++house_.metrics().refused;
  reply(Answer::refusal(status, why, house_.words()));
}

void Api::answer(const Request& request, const Reply& reply) {
  const auto ask = is_link(request) ? Doorkeeper::Ask::page : Doorkeeper::Ask::request;
  if (!doorkeeper_.allows(reply.address(), ask)) {
    return refuse(reply, 429, Message("server.too_many"));
  }
  const auto found = std::ranges::find_if(
      routes(), [&](const Route& route) { return route.pattern.match(request.segments).has_value(); });
  if (found == routes().end()) return refuse(reply, 404, Message("server.nothing_here"));
  const auto handler = std::ranges::find_if(routes(), [&](const Route& route) {
    return route.pattern == found->pattern && route.method == request.method;
  });
  if (handler == routes().end())
    return refuse(reply, 405, Message("server.method", {{"method", request.method}}));
  (this->*handler->handler)({request, *handler->pattern.match(request.segments), reply});
}

const std::vector<Api::Route>& Api::routes() {
  static const std::vector<Route> kRoutes = {
      {"GET", "/api/games", &Api::games},
      {"GET", "/api/games/{game}/rules", &Api::rules},
      {"GET", "/api/games/{game}/lessons", &Api::lessons},
      {"POST", "/api/games/{game}/lessons/{lesson}", &Api::lesson},
      {"GET", "/api/phrases", &Api::phrases},
      {"GET", "/api/offer", &Api::offer},
      {"GET", "/api/profile", &Api::profile},
      {"POST", "/api/tables", &Api::create},
      {"POST", "/api/tables/{table}", &Api::create_named},
      {"GET", "/api/tables/{table}", &Api::table},
      {"POST", "/api/tables/{table}/join", &Api::join},
      {"GET", "/api/tables/{table}/transcript", &Api::transcript},
      {"GET", "/api/tables/{table}/record", &Api::record},
      {"GET", "/api/tables/{table}/replay", &Api::replay},
      {"GET", "/api/tables/{table}/fair", &Api::fair},
      {"GET", "/api/tables/{table}/analysis", &Api::analysis},
      {"GET", "/api/tables/{table}/{other}", &Api::nothing_at_table},
      {"GET", kLinkPattern, &Api::link},
  };
  return kRoutes;
}

void Api::games(const Call& call) { call.reply(offers_.games()); }

void Api::phrases(const Call& call) {
  if (const auto language = find_language(call)) call.reply(offers_.phrases(*language));
}

void Api::offer(const Call& call) {
  if (const auto language = find_language(call)) call.reply(offers_.all(*language));
}

std::optional<std::string> Api::find_language(const Call& call) {
  const Languages& languages = house_.services().languages;
  const auto found = call.request.query.find("language");
  const std::string wanted(found == call.request.query.end() ? Languages::kEnglish
                                                             : std::string_view(found->second));
  auto tag = languages.match(wanted);
  if (!tag) {
    refuse(call.reply, 404,
           Message("server.no_language",
                   {{"language", wanted}, {"known", parlor::join(languages.tags(), ", ")}}));
  }
  return tag;
}

void Api::when_turn_comes(const Reply& reply, Thinking::Step step) {
  const bool waits = house_.thinkers().ask(reply.address(), [reply, step = std::move(step)] {
    if (reply.wanted()) return step();
    reply(Answer::to_nobody());
    return false;
  });
  if (!waits) refuse(reply, 429, Message("server.busy"));
}

const GameListing* Api::find_game(const Call& call) {
  const std::string_view name = call.named[0];
  const GameListing* game = house_.game(name);
  if (game == nullptr) refuse(call.reply, 404, Message("server.no_game", {{"game", std::string(name)}}));
  return game;
}

void Api::lessons(const Call& call) {
  const GameListing* game = find_game(call);
  if (game == nullptr) return;
  const auto list = lessons_json(*game);
  list ? call.reply(Answer::json({{"lessons", *list}})) : refuse(call.reply, 500, list.problem());
}

void Api::lesson(const Call& call) {
  const GameListing* game = find_game(call);
  if (game == nullptr) return;
  const std::string_view which = call.named[1];
  const auto found = std::ranges::find(game->lessons, which, &Lesson::name);
  if (found == game->lessons.end()) {
    return refuse(call.reply, 404,
                  Message("server.no_lesson", {{"lesson", std::string(which)}, {"game", game->name}}));
  }
  // A lesson is replayed up to the learner's position, and computers may have to think.
  when_turn_comes(call.reply, [this, reply = call.reply, game, &lesson = *found, body = call.request.body] {
    const auto answer = lesson_answer(*game, lesson, read_json(body));
    answer ? reply(*answer) : refuse(reply, 400, answer.problem());
    return false;
  });
}

void Api::rules(const Call& call) {
  const GameListing* game = find_game(call);
  if (game == nullptr) return;
  const auto found = call.request.query.find("rules");
  const std::string text = found == call.request.query.end() ? "" : found->second;
  // Either in full as at a table, with the version in front, or as chosen by a person.
  const bool whole = !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) != 0;
  const auto full = whole ? Result<std::string>(text) : game->full_rules(text);
  if (!full) return refuse(call.reply, 400, full.problem());
  const auto page = game->rules_page(*full);
  if (!page) return refuse(call.reply, 400, page.problem());
  nlohmann::json body = to_json(*page);
  body["game"] = game->name;
  body["rules"] = *full;
  body["options"] = rules_json(game->options, *full);
  body["seats"] = game->seats(*full);
  body["match"] = game->match_length(*full).to_string();
  body["start"] = game->starting_points(*full);
  call.reply(Answer::json(body));
}

void Api::profile(const Call& call) {
  const Request& request = call.request;
  const Reply& reply = call.reply;
  if (!is_key(request.token)) return refuse(reply, 401, Message("server.no_profile"));
  std::optional<std::int64_t> before;
  if (const auto found = request.query.find("before"); found != request.query.end()) {
    before = parse_int(found->second);
    if (!before) return refuse(reply, 400, Message("server.cursor"));
  }
  // Matches may have to be replayed, one per step.
  when_turn_comes(
      reply, [this, reply, run = std::make_shared<ProfileRun>(house_, TokenHash::of(request.token), before)] {
        const auto progress = run->step();
        if (progress == ProfileRun::Progress::more) return true;
        if (progress == ProfileRun::Progress::done) {
          reply(Answer::json(run->result()));
        } else {
          refuse(reply, 503, Message("server.cannot_read"));
        }
        return false;
      });
}

void Api::create(const Call& call) {
  const auto wanted = read_table_request(read_json(call.request.body), house_);
  if (!wanted) return refuse(call.reply, 400, wanted.problem());
  make_table(call.reply, *wanted, new_table_id());
}

// The client has drawn the ID, so that it can repeat the request if it got no answer.
void Api::create_named(const Call& call) {
  const std::string id(call.named[0]);
  if (!is_table_id(id)) return refuse(call.reply, 400, bad_table_id());
  const nlohmann::json body = read_json(call.request.body);
  const auto wanted = read_table_request(body, house_);
  if (!wanted) return refuse(call.reply, 400, wanted.problem());
  if (!body.contains("token"))
    return refuse(
        call.reply, 400,
        Message("server.field", {{"field", "token"}, {"wanted", "32 lowercase hexadecimal digits"}}));
  house_.find(id, [this, reply = call.reply, wanted = *wanted, id](const Found& found) {
    if (is_missing(found)) return make_table(reply, wanted, id);
    repeat_ticket(found, reply, wanted.token.text);
  });
}

void Api::make_table(const Reply& reply, const TableRequest& wanted, const std::string& id) {
  if (!doorkeeper_.allows(reply.address(), Doorkeeper::Ask::table)) {
    return refuse(reply, 429, Message("server.too_many_tables"));
  }
  house_.create(wanted.details, id,
                [this, reply, id, game = wanted.details.game, host = wanted.details.host,
                 token = wanted.token.text](const Found& made) {
                  if (const auto* refusal = std::get_if<Refusal>(&made)) {
                    if (refusal->status != 409) return refuse(reply, refusal->status, refusal->why);
                    return repeat_ticket_of(id, reply, token);
                  }
                  log_info("table_created", {{"table", short_id(id)}, {"game", game}});
                  reply(Answer::json({{"table", id}, {"seat", host.index()}, {"token", token}}, 201));
                });
}

// The same request was faster, here or at another server.
void Api::repeat_ticket_of(const std::string& id, const Reply& reply, const std::string& token) {
  house_.find(id, [this, reply, token](const Found& found) {
    if (is_missing(found)) return refuse(reply, 503, Message("server.not_stored"));
    repeat_ticket(found, reply, token);
  });
}

void Api::repeat_ticket(const Found& found, const Reply& reply, const std::string& token) {
  at(found, reply, [token](Room& room, const Reply& to) { room.created(token, to); });
}

void Api::at(const Found& found, const Reply& reply, std::function<void(Room&, const Reply&)> ask) {
  if (const auto* refusal = std::get_if<Refusal>(&found)) return refuse(reply, refusal->status, refusal->why);
  if (const auto* elsewhere = std::get_if<Elsewhere>(&found)) {
    ++house_.metrics().refused;
    return reply(Answer::elsewhere(elsewhere->node, house_.words()));
  }
  const auto& room = std::get<std::shared_ptr<Room>>(found);
  room->strand().post([room, ask = std::move(ask), reply] { ask(*room, reply); });
}

void Api::at_table(const Call& call, std::function<void(Room&, const Reply&)> ask) {
  house_.find(std::string(call.named[0]), [this, ask = std::move(ask), reply = call.reply](
                                              const Found& found) { at(found, reply, ask); });
}

void Api::table(const Call& call) {
  at_table(call, [](Room& at, const Reply& to) { at.info(to); });
}

void Api::join(const Call& call) {
  if (!doorkeeper_.allows(call.reply.address(), Doorkeeper::Ask::join)) {
    return refuse(call.reply, 429, Message("server.too_many"));
  }
  at_table(call, [body = read_json(call.request.body)](Room& at, const Reply& to) { at.join(body, to); });
}

void Api::transcript(const Call& call) {
  at_table(call, [token = call.request.token](Room& at, const Reply& to) { at.transcript(token, to); });
}

void Api::record(const Call& call) {
  at_table(call, [](Room& at, const Reply& to) { at.record(to); });
}

void Api::replay(const Call& call) {
  at_table(call, [deal = deal_of(call.request)](Room& at, const Reply& to) { at.replay(deal, to); });
}

void Api::fair(const Call& call) {
  at_table(call, [deal = deal_of(call.request)](Room& at, const Reply& to) { at.fair(deal, to); });
}

void Api::analysis(const Call& call) {
  std::optional<std::size_t> known;
  if (const auto after = call.request.query.find("after"); after != call.request.query.end()) {
    const auto moves = parse_int(after->second);
    if (!moves || *moves < 0)
      return refuse(call.reply, 400, Message("server.field", {{"field", "after"}, {"wanted", "a number"}}));
    known = static_cast<std::size_t>(*moves);
  }
  at_table(call, [deal = deal_of(call.request), seat = number_of(call.request, "seat", 0), known](
                     Room& at, const Reply& to) { at.analysis(deal, seat, {to, known}); });
}

void Api::nothing_at_table(const Call& call) {
  at_table(call, [this](Room&, const Reply& to) { refuse(to, 404, Message("server.nothing_here")); });
}

// The page itself, with a preview of the link; the page finds the table in the address. The preview is in the
// host's language, because messengers do not say which language their users read.
void Api::link(const Call& call) {
  const Content* index = pages_.find("/index.html");
  if (index == nullptr) return refuse_link(call.request, call.reply, {404, Message("server.page_not_built")});
  house_.read_details(std::string(call.named[0]), [this, index, request = call.request,
                                                   reply = call.reply](const DetailsOrRefusal& read) {
    if (const auto* refusal = std::get_if<Refusal>(&read)) return refuse_link(request, reply, *refusal);
    const Preview shown = preview(std::get<TableDetails>(read), request.site, request.path);
    reply(Answer{200, std::string(kHtml), page_with_preview(index->plain, shown)});
  });
}

void Api::refuse_link(const Request& request, const Reply& reply, const Refusal& refusal) {
  if (request.language.empty()) return refuse(reply, refusal.status, refusal.why);
  ++house_.metrics().refused;
  reply(Answer{refusal.status, std::string(kHtml),
               notice_page(house_.services().languages, request.language, refusal.why, request.path)});
}

Preview Api::preview(const TableDetails& details, const std::string& site, const std::string& path) const {
  const Languages& languages = house_.services().languages;
  const Catalogue& words =
      *languages.find(languages.match(details.language).value_or(std::string(Languages::kEnglish)));
  const GameListing* game = house_.game(details.game);
  const Value title = game != nullptr ? Value(game->title) : Value(details.game);
  const bool open = details.open_seat().has_value();
  return {words.say(Message(open ? "server.invites" : "server.table_of",
                            {{"host", details.seat(details.host).name}, {"game", title}})),
          words.say(Message(open ? "server.invites_about" : "server.table_about")), site, path};
}

}  // namespace parlor
