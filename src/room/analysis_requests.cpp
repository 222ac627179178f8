#include "room/analysis_requests.h"

#include <functional>
#include <utility>

namespace parlor {
namespace {

// How a job ended; called on the thread that ran it.
enum class End { made, paused, failed };
using Ended = std::function<void(End, const std::optional<Message>& problem)>;

// The first step opens the analysis; each further step analyses one decision.
Thinking::Step job(const GameListing& game, std::optional<Record> record, Analyses::OrderPtr order,
                   std::optional<int> samples, Ended ended) {
  return [&game, record = std::make_shared<const std::optional<Record>>(std::move(record)),
          order = std::move(order), samples, ended = std::move(ended)] {
    if (!order->wanted()) {
      ended(End::paused, std::nullopt);
      return false;
    }
    if (!order->run) {
      auto opened = game.analyse(**record, {order->subject().deal, order->subject().seat, samples});
      if (!opened) {
        ended(End::failed, opened.problem());
        return false;
      }
      order->run = std::move(*opened);
      return true;
    }
    if (order->run->step()) {
      order->tell(order->run->result());
      return true;
    }
    ended(End::made, std::nullopt);
    return false;
  };
}

}  // namespace

std::optional<Refusal> AnalysisRequests::ask(int deal, int seat, const Analyses::Question& question) {
  const Match& match = *room_.match();
  if (match.phase() != Phase::over) return Refusal{403, Message("server.not_over")};
  if (deal < 1 || deal > match.table()->deals_dealt())
    return Refusal{404, Message("server.no_deal", {{"deal", deal}})};
  if (seat < 0 || seat >= match.table()->seats())
    return Refusal{404, Message("table.no_such_seat", {{"number", seat}})};
  if (!analyses_) analyses_ = std::make_unique<Analyses>();
  analyses_->ask({deal, Seat::at(seat)}, question);
  make_next();
  return std::nullopt;
}

void AnalysisRequests::fail(const Refusal& refusal) {
  analyses_->fail(Answer::refusal(refusal.status, refusal.why, room_.host().words()));
  make_next();
}

void AnalysisRequests::make_next() {
  const Analyses::OrderPtr order = analyses_->begin();
  if (!order) return;
  if (room_.match() == nullptr) return fail(room_.not_loaded());
  if (order->run) return start(order, std::nullopt);  // it was paused
  room_.read_entries(
      1,
      [this, order](const std::vector<StoredEntry>& entries) {
        const auto retold = room_.match()->retell_match(entries);
        if (!retold) return fail({500, Message("server.quarantined")});
        start(order, (*retold)->record());
      },
      [this](const Refusal& refusal) { fail(refusal); });
}

void AnalysisRequests::start(const Analyses::OrderPtr& order, std::optional<Record> record) {
  RoomHost& host = room_.host();
  const auto ended = [this, strand = room_.hold()](End end, const std::optional<Message>& problem) {
    strand->post([this, end, problem] {
      room_.when_settled([this, end, problem] {
        switch (end) {
          case End::made:
            analyses_->finish();
            break;
          case End::paused:
            analyses_->pause();
            break;
          case End::failed:
            analyses_->fail(Answer::refusal(500, *problem, room_.host().words()));
            break;
        }
        make_next();
      });
    });
  };
  const bool waits = host.thinkers().ask(order->address(), job(room_.match()->game(), std::move(record),
                                                               order, host.limits().analysis_samples, ended));
  if (!waits) fail({429, Message("server.busy")});
}

}  // namespace parlor
