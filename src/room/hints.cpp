#include "room/hints.h"

#include <utility>

namespace parlor {
namespace {

constexpr std::size_t kMostAskers = 64;  // per seat: many windows, each asking a few times

}  // namespace

std::vector<Hints::Asker> Hints::move_on(Seat seat, int number) {
  AtSeat& here = at(seat);
  if (here.number == number) return {};
  here.number = number;
  here.thought.reset();
  return give_up(seat);
}

Hints::Next Hints::ask(Seat seat, Asker asker) {
  AtSeat& here = at(seat);
  if (here.thought) return Next::tell;
  if (here.askers.size() >= kMostAskers) return Next::refuse;
  here.askers.push_back(std::move(asker));
  if (!here.job) return Next::think;
  if (here.job->number == here.number) here.job->wanted = true;
  return Next::wait;
}

Hints::JobPtr Hints::begin(Seat seat) {
  AtSeat& here = at(seat);
  here.job = std::make_shared<Job>();
  here.job->seat = seat;
  here.job->number = here.number;
  return here.job;
}

std::vector<Hints::Asker> Hints::end(const Job& job, std::optional<TextThought> thought) {
  AtSeat& here = at(job.seat);
  here.job.reset();
  if (here.number != job.number || !thought) return {};
  here.thought = std::move(thought);
  return std::exchange(here.askers, {});
}

std::vector<Hints::Asker> Hints::give_up(Seat seat) { return std::exchange(at(seat).askers, {}); }

void Hints::leave(const Client& client) {
  for (AtSeat& here : seats_) {
    std::erase_if(here.askers, [&](const Asker& asker) { return asker.client.get() == &client; });
    if (here.job && here.askers.empty()) here.job->wanted = false;
  }
}

}  // namespace parlor
