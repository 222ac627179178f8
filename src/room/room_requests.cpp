// HTTP requests about a table.
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "room/room.h"
#include "room/table_request.h"

namespace parlor {

void Room::refuse(const Reply& reply, const Refusal& refusal) {
  ++host_.metrics().refused;
  reply(Answer::refusal(refusal.status, refusal.why, host_.words()));
}

void Room::answer(Reply reply, std::function<AnswerOrRefusal()> make) {
  when_settled([this, reply = std::move(reply), make = std::move(make)] {
    if (!load()) return refuse(reply, not_loaded());
    AnswerOrRefusal made = make();
    if (const auto* refusal = std::get_if<Refusal>(&made)) return refuse(reply, *refusal);
    reply(std::move(*std::get_if<Answer>(&made)));
  });
}

void Room::info(Reply reply) {
  answer(std::move(reply), [this] { return Answer::json(table_json(id(), *match_, presence())); });
}

void Room::page(Reply reply, std::function<std::string(const TableDetails&)> make) {
  answer(std::move(reply), [this, make = std::move(make)] {
    return Answer{200, "text/html; charset=utf-8", make(match_->details())};
  });
}

void Room::transcript(std::string token, Reply reply) {
  answer(std::move(reply), [this, token = std::move(token)]() -> AnswerOrRefusal {
    const auto seat = match_->details().seat_of(token);
    if (!seat) return Refusal{401, Message("server.no_token")};
    return transcript_answer(id(), *match_, presence(), {host_.store(), stored_.key}, *seat);
  });
}

void Room::record(Reply reply) {
  answer(std::move(reply), [this] { return record_answer(*match_, {host_.store(), stored_.key}); });
}

void Room::replay(int deal, Reply reply) {
  answer(std::move(reply),
         [this, deal] { return replay_answer(*match_, {host_.store(), stored_.key}, deal); });
}

void Room::fair(int deal, Reply reply) {
  answer(std::move(reply), [this, deal] { return fair_answer(*match_, deal); });
}

void Room::analysis(int deal, int seat, Analyses::Question question) {
  when_settled([this, deal, seat, question = std::move(question)] {
    if (!load()) return refuse(question.reply, not_loaded());
    if (const auto refusal = analyses_.ask(deal, seat, question)) refuse(question.reply, *refusal);
  });
}

void Room::join(nlohmann::json request, Reply reply) {
  when_settled([this, request = std::move(request), reply = std::move(reply)] {
    if (!load()) return refuse(reply, not_loaded());
    const auto read = read_join_request(request, match_->details());
    if (const auto* refusal = std::get_if<Refusal>(&read)) return refuse(reply, *refusal);
    const JoinRequest& joining = *std::get_if<JoinRequest>(&read);
    match_->details().seat(joining.seat) = joining.who;
    commit(
        std::nullopt, true,
        [this, reply, joining] {
          reply(Answer::json({{"table", id()}, {"seat", joining.seat.index()}, {"token", joining.token.text}},
                             201));
          tell_table();
          if (!match_->details().open_seat()) deal();
        },
        [this, reply] { refuse(reply, {503, Message("server.not_stored")}); });
  });
}

}  // namespace parlor
