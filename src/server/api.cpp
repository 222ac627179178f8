#include "server/api.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "core/text.h"
#include "engine/json.h"
#include "room/fields.h"
#include "room/lessons.h"
#include "room/people.h"
#include "room/profile_run.h"
#include "room/room.h"
#include "room/table_request.h"
#include "server/log.h"

namespace parlor {
namespace {

std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

std::optional<std::string> decoded(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      plain += text[i] == '+' ? ' ' : text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const auto high = hex_digit(text[i + 1]);
    const auto low = hex_digit(text[i + 2]);
    if (!high || !low) return std::nullopt;
    plain += static_cast<char>(*high * 16 + *low);
    i += 2;
  }
  return plain;
}

std::vector<std::string_view> path_parts(std::string_view path) { return split(path, '/'); }

nlohmann::json key_json(const Key& key) { return {{"key", key.name}}; }

nlohmann::json game_json(const GameListing& game) {
  nlohmann::json options = nlohmann::json::array();
  for (const OptionInfo& option : game.options) options.push_back(to_json(option));
  nlohmann::json levels = nlohmann::json::array();
  for (const KindInfo& kind : game.kinds)
    levels.push_back({{"name", kind.name}, {"about", key_json(kind.about)}});
  nlohmann::json arrangements = nlohmann::json::array();
  for (const std::string& name : game.arrangements) {
    arrangements.push_back({{"name", name}, {"title", key_json({game.name + ".arrange." + name})}});
  }
  return {{"name", game.name},
          {"title", key_json(game.title)},
          {"about", key_json(game.about)},
          {"seats", game.seats(game.full_rules("").value())},
          {"match", game.match_length(game.full_rules("").value()).to_string()},
          {"start", game.starting_points(game.full_rules("").value())},
          {"options", options},
          {"levels", levels},
          {"arrangements", arrangements}};
}

// What the query says of `name`; -1 where that is no number.
int number_of(const Request& request, std::string_view name, int standard) {
  const auto found = request.query.find(name);
  return found == request.query.end() ? standard : parse_int(found->second).value_or(-1);
}

}  // namespace

bool read_target(std::string_view target, Request& request) {
  const std::size_t question = target.find('?');
  const auto path = decoded(target.substr(0, question));
  if (!path) return false;
  request.path = *path;
  if (question == std::string_view::npos) return true;
  for (std::string_view part : split(target.substr(question + 1), '&')) {
    const std::size_t equals = part.find('=');
    const auto name = decoded(part.substr(0, equals));
    const auto value = decoded(equals == std::string_view::npos ? "" : part.substr(equals + 1));
    if (!name || !value) return false;
    request.query[*name] = *value;
  }
  return true;
}

Api::Api(House& house, Doorkeeper& doorkeeper) : house_(house), doorkeeper_(doorkeeper) {}

void Api::refuse(const Reply& reply, int status, const Message& why) {
  ++house_.metrics().refused;
  reply(Answer::refusal(status, why, house_.words()));
}

void Api::answer(const Request& request, const Reply& reply) {
  if (!doorkeeper_.allows(reply.address(), Doorkeeper::Ask::request)) {
    return refuse(reply, 429, Message("server.too_many"));
  }
  const auto parts = path_parts(request.path);  // api, games, big2, rules
  const std::size_t count = parts.size();
  const bool creates = count == 2 && parts[1] == "tables";
  const bool at_table = (count == 3 || count == 4) && parts[1] == "tables";
  const std::string_view what = count == 4 ? parts[3] : "";
  const bool game_list = count == 2 && parts[1] == "games";
  const bool phrase_list = count == 2 && parts[1] == "phrases";
  const bool page = count == 4 && parts[1] == "games" && what == "rules";
  const bool own = count == 2 && parts[1] == "profile";
  const bool lesson_list = count == 4 && parts[1] == "games" && what == "lessons";
  const bool in_lesson = count == 5 && parts[1] == "games" && parts[3] == "lessons";
  if (!creates && !at_table && !game_list && !phrase_list && !page && !own && !lesson_list && !in_lesson) {
    return refuse(reply, 404, Message("server.nothing_here"));
  }
  const bool posts = creates || in_lesson || (at_table && what == "join");
  if (request.method != (posts ? "POST" : "GET")) {
    return refuse(reply, 405, Message("server.method", {{"method", request.method}}));
  }
  if (creates) return create(request, reply);
  if (at_table) return table(request, parts[2], what, reply);
  if (page) return rules(request, parts[2], reply);
  if (lesson_list) return lessons(parts[2], reply);
  if (in_lesson) return lesson(request, parts[2], parts[4], reply);
  if (own) return profile(request, reply);
  game_list ? games(reply) : phrases(request, reply);
}

void Api::games(const Reply& reply) const {
  nlohmann::json list = nlohmann::json::array();
  for (const GameListing& game : house_.services().games) list.push_back(game_json(game));
  reply(Answer::json({{"games", list}}));
}

void Api::phrases(const Request& request, const Reply& reply) {
  const Languages& languages = house_.services().languages;
  const auto found = request.query.find("language");
  const std::string wanted(found == request.query.end() ? Languages::kEnglish
                                                        : std::string_view(found->second));
  const auto tag = languages.match(wanted);
  if (!tag) {
    return refuse(
        reply, 404,
        Message("server.no_language", {{"language", wanted}, {"known", join(languages.tags(), ", ")}}));
  }
  const Catalogue& words = *languages.find(*tag);
  nlohmann::json phrases = nlohmann::json::object();
  for (const std::string& key : words.keys()) phrases[key] = *words.find(key);
  reply(Answer::json({{"language", *tag}, {"phrases", phrases}}));
}

void Api::when_turn_comes(const Reply& reply, Thinkers::Step step) {
  const bool waits = house_.thinkers().ask(reply.address(), [reply, step = std::move(step)] {
    if (reply.wanted()) return step();
    reply(Answer::to_nobody());
    return false;
  });
  if (!waits) refuse(reply, 429, Message("server.busy"));
}

const GameListing* Api::find_game(std::string_view name, const Reply& reply) {
  const GameListing* game = house_.game(name);
  if (game == nullptr) refuse(reply, 404, Message("server.no_game", {{"game", std::string(name)}}));
  return game;
}

void Api::lessons(std::string_view name, const Reply& reply) {
  const GameListing* game = find_game(name, reply);
  if (game == nullptr) return;
  const auto list = lessons_json(*game);
  list ? reply(Answer::json({{"lessons", *list}})) : refuse(reply, 500, list.problem());
}

void Api::lesson(const Request& request, std::string_view name, std::string_view which, const Reply& reply) {
  const GameListing* game = find_game(name, reply);
  if (game == nullptr) return;
  const auto found = std::ranges::find(game->lessons, which, &Lesson::name);
  if (found == game->lessons.end()) {
    return refuse(reply, 404,
                  Message("server.no_lesson", {{"lesson", std::string(which)}, {"game", game->name}}));
  }
  // A lesson is played again up to where the learner is, and computers may have to think.
  when_turn_comes(reply, [this, reply, game, &lesson = *found, body = request.body] {
    const auto answer = lesson_answer(*game, lesson, read_json(body));
    answer ? reply(Answer::json(*answer)) : refuse(reply, 400, answer.problem());
    return false;
  });
}

void Api::rules(const Request& request, std::string_view name, const Reply& reply) {
  const GameListing* game = find_game(name, reply);
  if (game == nullptr) return;
  const auto found = request.query.find("rules");
  const std::string text = found == request.query.end() ? "" : found->second;
  // As a table says its rules, with their version in front, or as somebody chooses them.
  const bool whole = !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) != 0;
  const auto full = whole ? Result<std::string>(text) : game->full_rules(text);
  if (!full) return refuse(reply, 400, full.problem());
  const auto page = game->rules_page(*full);
  if (!page) return refuse(reply, 400, page.problem());
  nlohmann::json body = to_json(*page);
  body["game"] = game->name;
  body["rules"] = *full;
  body["seats"] = game->seats(*full);
  body["match"] = game->match_length(*full).to_string();
  body["start"] = game->starting_points(*full);
  reply(Answer::json(body));
}

void Api::profile(const Request& request, const Reply& reply) {
  if (!is_profile_key(request.token)) return refuse(reply, 401, Message("server.no_profile"));
  std::optional<std::int64_t> before;
  if (const auto found = request.query.find("before"); found != request.query.end()) {
    before = parse_int(found->second);
    if (!before) return refuse(reply, 400, Message("server.cursor"));
  }
  // Matches may have to be played again, one per step.
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

void Api::create(const Request& request, const Reply& reply) {
  if (!doorkeeper_.allows(reply.address(), Doorkeeper::Ask::table)) {
    return refuse(reply, 429, Message("server.too_many_tables"));
  }
  const nlohmann::json body = read_json(request.body);
  auto wanted = read_table_request(body, house_);
  if (!wanted) return refuse(reply, 400, wanted.problem());
  const std::string game = wanted->details.game;
  const Seat host = wanted->details.host;
  house_.create(wanted->details,
                [this, reply, game, host, token = wanted->token.text](const std::shared_ptr<Room>& room) {
                  if (!room) return refuse(reply, 503, Message("server.not_stored"));
                  log_info("table_created", {{"table", short_id(room->id())}, {"game", game}});
                  reply(Answer::json({{"table", room->id()}, {"seat", host.index()}, {"token", token}}, 201));
                });
}

void Api::table(const Request& request, std::string_view id, std::string_view what, const Reply& reply) {
  if (what == "join" && !doorkeeper_.allows(reply.address(), Doorkeeper::Ask::join)) {
    return refuse(reply, 429, Message("server.too_many"));
  }
  const std::shared_ptr<Room> room = house_.find(id);
  if (!room) return refuse(reply, 404, Message("server.no_table"));
  const auto on_strand = [&](const auto& call) {
    room->strand().post([room, call, reply] { call(*room, reply); });
  };
  const int deal = number_of(request, "deal", 1);
  if (what.empty()) return on_strand([](Room& at, const Reply& to) { at.info(to); });
  if (what == "record") return on_strand([](Room& at, const Reply& to) { at.record(to); });
  if (what == "replay") return on_strand([deal](Room& at, const Reply& to) { at.replay(deal, to); });
  if (what == "fair") return on_strand([deal](Room& at, const Reply& to) { at.fair(deal, to); });
  if (what == "analysis") {
    const int seat = number_of(request, "seat", 0);
    return on_strand([deal, seat](Room& at, const Reply& to) { at.analysis(deal, seat, to); });
  }
  if (what == "transcript") {
    return on_strand([token = request.token](Room& at, const Reply& to) { at.transcript(token, to); });
  }
  if (what == "join") {
    return on_strand([body = read_json(request.body)](Room& at, const Reply& to) { at.join(body, to); });
  }
  refuse(reply, 404, Message("server.nothing_here"));
}

}  // namespace parlor
