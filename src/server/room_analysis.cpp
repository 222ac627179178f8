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
  const auto subject = analyses_->begin();
  if (!subject) return;
  const auto retold = load() ? course_->retell_match(house_.store(), stored_.key)
                             : Result<std::unique_ptr<Table>>(Message("server.quarantined"));
  if (!retold) return analysed(Answer::refusal(500, Message("server.quarantined"), house_.words()));
  house_.ground().think([self = shared_from_this(), &game = course_->game(), record = (*retold)->record(),
                         subject] {
    auto run = game.analyse(record, {subject->deal, subject->seat, self->house_.limits().analysis_samples});
    if (run) return self->analyse_on(std::move(*run));
    self->strand().post(
        [self, why = run.problem()] { self->analysed(Answer::refusal(500, why, self->house_.words())); });
  });
}

// Each step waits in line anew, so that a computer to move waits for one step at most.
void Room::analyse_on(std::shared_ptr<AnalysisRun> run) {
  house_.ground().think([self = shared_from_this(), run = std::move(run)] {
    if (run->step()) return self->analyse_on(run);
    self->strand().post([self, answer = Answer::json(to_json(run->result()))] { self->analysed(answer); });
  });
}

void Room::analysed(const Answer& answer) {
  when_settled([this, answer] {
    analyses_->finish(answer);
    analyse_next();
  });
}

}  // namespace parlor
