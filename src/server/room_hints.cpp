// Hints: the best player thinks for the person at a seat.
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "server/house.h"
#include "server/room.h"

namespace parlor {
namespace {

constexpr std::chrono::seconds kHintTime{2};

}  // namespace

void Room::handle_hint(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.needed_text("id");
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  const bool turn = course_->phase() == Phase::playing && course_->table()->actors().contains(seat);
  if (!turn) return refuse(client, id, Message("table.not_your_turn", {{"seat", seat}}));
  const int number = course_->number();
  if (!hints_) hints_ = std::make_unique<Hints>();
  for (const Hints::Asker& late : hints_->move_on(seat, number))
    refuse_stale(late.client, late.id, late.number);
  switch (hints_->ask(seat, {client, id, number})) {
    case Hints::Next::tell:
      return tell(client, hint_json(id, number, hints_->known(seat)));
    case Hints::Next::wait:
      return;
    case Hints::Next::refuse:
      return refuse(client, id, Message("server.too_many"));
    case Hints::Next::think:
      return think_of_hint(seat, client->address);
  }
}

void Room::think_of_hint(Seat seat, const std::string& address) {
  const auto give_up = [&](const Message& why) {
    for (const Hints::Asker& asker : hints_->give_up(seat)) refuse(asker.client, asker.id, why);
  };
  auto player = course_->game().make_player(stand_in().name, Seed::from_system());
  if (!player) return give_up(player.problem());
  auto study = (*player)->study(*course_->table(), seat);
  const Hints::JobPtr job = hints_->begin(seat);
  const bool waits =
      house_.thinkers().ask(address, [self = shared_from_this(), job, study = std::move(study),
                                      mind = std::shared_ptr<TablePlayer>(std::move(*player))] {
        std::optional<TextThought> thought;
        if (job->wanted) thought = study(Budget{0, Clock::now() + kHintTime});
        self->strand().post([self, job, thought = std::move(thought)] { self->hint_ended(*job, thought); });
        return false;
      });
  if (!waits) {
    hints_->end(*job, std::nullopt);
    return give_up(Message("server.busy"));
  }
  ++course_->details().seat(seat).hints;
  commit(std::nullopt, true, [this] { tell_table(); });
}

void Room::hint_ended(const Hints::Job& job, std::optional<TextThought> thought) {
  for (const Hints::Asker& asker : hints_->end(job, std::move(thought)))
    tell(asker.client, hint_json(asker.id, job.number, hints_->known(job.seat)));
  if (!hints_->waits(job.seat)) return;
  // Somebody asked about a later position meanwhile, and perhaps that is over too.
  when_settled([this, seat = job.seat] {
    if (!load() || !hints_->waits(seat)) return;
    const int number = course_->number();
    for (const Hints::Asker& late : hints_->move_on(seat, number))
      refuse_stale(late.client, late.id, late.number);
    if (hints_->waits(seat)) think_of_hint(seat, hints_->first(seat).client->address);
  });
}

}  // namespace parlor
