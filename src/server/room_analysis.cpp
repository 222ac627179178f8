// What the best player would have done, once the match is over: made on the threads of computer players.
#include <nlohmann/json.hpp>
#include <utility>

#include "server/house.h"
#include "server/room.h"

namespace parlor {

void Room::analysis(int deal, int seat, Reply reply) {
  when_settled([this, deal, seat, reply = std::move(reply)] {
    if (refuse_broken(reply)) return;
    if (course_->phase() != Phase::over) return refuse(reply, 403, Message("server.not_over"));
    if (deal < 1 || deal > course_->table()->deals_dealt())
      return refuse(reply, 404, Message("server.no_deal", {{"deal", deal}}));
    if (seat < 0 || seat >= course_->table()->seats())
      return refuse(reply, 404, Message("table.no_such_seat", {{"number", seat}}));
    if (!analyses_) analyses_ = std::make_unique<AnalysisDesk>();
    analyses_->ask({deal, Seat::at(seat)}, reply);
    analyse_next();
  });
}

void Room::analyse_next() {
  const auto order = analyses_->begin();
  if (!order) return;
  const auto retold = load() ? course_->retell_match(house_.store(), stored_.key)
                             : Result<std::unique_ptr<Table>>(Message("server.quarantined"));
  if (!retold) return analysed(Answer::refusal(500, Message("server.quarantined"), house_.words()));
  const bool waits = house_.thinkers().ask(
      order->waiting->address(), [self = shared_from_this(), &game = course_->game(),
                                  record = std::make_shared<const Record>((*retold)->record()), order,
                                  run = std::shared_ptr<AnalysisRun>()]() mutable {
        if (!order->waiting->wanted()) {
          self->strand().post([self] { self->analysed(std::nullopt); });
          return false;
        }
        if (!run) {
          auto opened = game.analyse(
              *record, {order->subject.deal, order->subject.seat, self->house_.limits().analysis_samples});
          if (!opened) {
            self->strand().post([self, why = opened.problem()] {
              self->analysed(Answer::refusal(500, why, self->house_.words()));
            });
            return false;
          }
          run = std::move(*opened);
          return true;
        }
        if (run->step()) return true;
        self->strand().post(
            [self, answer = Answer::json(to_json(run->result()))] { self->analysed(answer); });
        return false;
      });
  if (!waits) analysed(Answer::refusal(429, Message("server.busy"), house_.words()));
}

void Room::analysed(const std::optional<Answer>& answer) {
  when_settled([this, answer] {
    answer ? analyses_->finish(*answer) : analyses_->drop();
    analyse_next();
  });
}

}  // namespace parlor
