#include "room/analysis_requests.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <utility>

namespace parlor {
namespace {

// One step opens the analysis, each of the others is a decision. `made` gets the answer on the thread that
// made it.
Thinking::Step job(const GameListing& game, const Catalogue& words, Record record, Analyses::Order order,
                   std::optional<int> samples, std::function<void(std::optional<Answer>)> made) {
  return [&game, &words, record = std::make_shared<const Record>(std::move(record)), order = std::move(order),
          samples, made = std::move(made), run = std::shared_ptr<AnalysisRun>()]() mutable {
    if (!order.waiting->wanted()) {
      made(std::nullopt);
      return false;
    }
    if (!run) {
      auto opened = game.analyse(*record, {order.subject.deal, order.subject.seat, samples});
      if (opened) {
        run = std::move(*opened);
        return true;
      }
      made(Answer::refusal(500, opened.problem(), words));
      return false;
    }
    if (run->step()) return true;
    made(Answer::json(to_json(run->result())));
    return false;
  };
}

}  // namespace

std::optional<Refusal> AnalysisRequests::ask(int deal, int seat, const Reply& reply) {
  const Match& match = *room_.match();
  if (match.phase() != Phase::over) return Refusal{403, Message("server.not_over")};
  if (deal < 1 || deal > match.table()->deals_dealt())
    return Refusal{404, Message("server.no_deal", {{"deal", deal}})};
  if (seat < 0 || seat >= match.table()->seats())
    return Refusal{404, Message("table.no_such_seat", {{"number", seat}})};
  if (!analyses_) analyses_ = std::make_unique<Analyses>();
  analyses_->ask({deal, Seat::at(seat)}, reply);
  make_next();
  return std::nullopt;
}

void AnalysisRequests::make_next() {
  const auto order = analyses_->begin();
  if (!order) return;
  RoomHost& host = room_.host();
  const Match* match = room_.match();
  const auto retold = match != nullptr ? match->retell_match(host.store(), room_.stored().key)
                                       : Result<std::unique_ptr<Table>>(Message("server.quarantined"));
  if (!retold) return made(Answer::refusal(500, Message("server.quarantined"), host.words()));
  const auto back = [this, strand = room_.hold()](std::optional<Answer> answer) {
    strand->post([this, answer = std::move(answer)] { made(answer); });
  };
  const bool waits = host.thinkers().ask(
      order->waiting->address(),
      job(match->game(), host.words(), (*retold)->record(), *order, host.limits().analysis_samples, back));
  if (!waits) made(Answer::refusal(429, Message("server.busy"), host.words()));
}

void AnalysisRequests::made(const std::optional<Answer>& answer) {
  room_.when_settled([this, answer] {
    answer ? analyses_->finish(*answer) : analyses_->drop();
    make_next();
  });
}

}  // namespace parlor
