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

void Room::give(const Reply& reply, AnswerOrRefusal made) {
  if (const auto* refusal = std::get_if<Refusal>(&made)) return refuse(reply, *refusal);
  reply(std::move(*std::get_if<Answer>(&made)));
}

void Room::answer(Reply reply, std::function<AnswerOrRefusal()> make) {
  when_settled([this, reply = std::move(reply), make = std::move(make)] {
    loaded() ? give(reply, make()) : refuse(reply, not_loaded());
  });
}

void Room::answer_from_entries(Reply reply, std::function<AnswerOrRefusal(const Entries&)> make) {
  when_settled([this, reply = std::move(reply), make = std::move(make)] {
    if (!loaded()) return refuse(reply, not_loaded());
    read_entries(
        1, [this, reply, make](const Entries& entries) { give(reply, make(entries)); },
        [this, reply](const Refusal& refusal) { refuse(reply, refusal); });
  });
}

void Room::info(Reply reply) {
  answer(std::move(reply), [this] { return Answer::json(table_json(id(), *match_, presence())); });
}

void Room::transcript(std::string token, Reply reply) {
  answer_from_entries(std::move(reply),
                      [this, token = std::move(token)](const Entries& entries) -> AnswerOrRefusal {
                        const auto seat = match_->details().seat_of(token);
                        if (!seat) return Refusal{401, Message("server.no_token")};
                        return transcript_answer(id(), *match_, presence(), entries, *seat);
                      });
}

void Room::record(Reply reply) {
  answer_from_entries(std::move(reply),
                      [this](const Entries& entries) { return record_answer(*match_, entries); });
}

void Room::replay(int deal, Reply reply) {
  answer_from_entries(std::move(reply),
                      [this, deal](const Entries& entries) { return replay_answer(*match_, entries, deal); });
}

void Room::fair(int deal, Reply reply) {
  answer(std::move(reply), [this, deal] { return fair_answer(*match_, deal); });
}

void Room::analysis(int deal, int seat, Analyses::Question question) {
  when_settled([this, deal, seat, question = std::move(question)] {
    if (!loaded()) return refuse(question.reply, not_loaded());
    if (const auto refusal = analyses_.ask(deal, seat, question)) refuse(question.reply, *refusal);
  });
}

void Room::join(nlohmann::json request, Reply reply) {
  when_settled([this, request = std::move(request), reply = std::move(reply)] {
    if (!loaded()) return refuse(reply, not_loaded());
    const auto read = read_join_request(request, match_->details());
    if (const auto* refusal = std::get_if<Refusal>(&read)) return refuse(reply, *refusal);
    const JoinRequest& joining = *std::get_if<JoinRequest>(&read);
    if (joining.again) return reply(seat_answer(joining.seat, joining.token.text, 200));
    match_->details().seat(joining.seat) = joining.who;
    commit(
        std::nullopt, true,
        [this, reply, joining] {
          reply(seat_answer(joining.seat, joining.token.text, 201));
          tell_table();
          if (!match_->details().open_seat()) deal();
        },
        [this, reply] { refuse(reply, {503, Message("server.not_stored")}); });
  });
}

void Room::created(std::string token, Reply reply) {
  answer(std::move(reply), [this, token = std::move(token)]() -> AnswerOrRefusal {
    const Seat host = match_->details().host;
    const auto& expected = match_->details().seat(host).token;
    if (!expected || token.empty() || !expected->fits(token)) return Refusal{409, Message("server.id_taken")};
    return seat_answer(host, token, 200);
  });
}

Answer Room::seat_answer(Seat seat, const std::string& token, int status) const {
  return Answer::json({{"table", id()}, {"seat", seat.index()}, {"token", token}}, status);
}

}  // namespace parlor
