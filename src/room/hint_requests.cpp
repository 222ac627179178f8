#include "room/hint_requests.h"

#include <memory>
#include <optional>
#include <utility>

#include "engine/table_player.h"
#include "room/messages.h"

namespace parlor {

Hints& HintRequests::hints() {
  if (!hints_) hints_ = std::make_unique<Hints>();
  return *hints_;
}

void HintRequests::leave(const Client& client) {
  if (hints_) hints_->leave(client);
}

void HintRequests::move_on(Seat seat) {
  const int current = room_.match()->number();
  for (const Hints::Asker& late : hints().move_on(seat, current))
    room_.refuse(late.client, late.id, stale(late.number, current));
}

void HintRequests::ask(const ClientPtr& client, Seat seat, const std::string& id) {
  const Match& match = *room_.match();
  const bool turn = match.phase() == Phase::playing && match.table()->actors().contains(seat);
  if (!turn) return room_.refuse(client, id, Message("table.not_your_turn", {{"seat", seat}}));
  move_on(seat);
  switch (hints().ask(seat, {client, id, match.number()})) {
    case Hints::Next::tell:
      return tell(*client, hint_text(id, match.number(), hints().known(seat)));
    case Hints::Next::wait:
      return;
    case Hints::Next::refuse:
      return room_.refuse(client, id, Message("server.too_many"));
    case Hints::Next::think:
      return think(seat, client->address);
  }
}

void HintRequests::think(Seat seat, const std::string& address) {
  const auto give_up = [&](const Message& why) {
    for (const Hints::Asker& asker : hints().give_up(seat)) room_.refuse(asker.client, asker.id, why);
  };
  Match& match = *room_.match();
  const std::shared_ptr<TablePlayer> adviser = match.game().make_adviser();
  auto study = adviser->study(*match.table(), seat);
  const Hints::JobPtr job = hints().begin(seat);
  const bool waits = room_.host().thinkers().ask(
      address, [this, strand = room_.hold(), job, adviser, study = std::move(study)] {
        std::optional<TextThought> thought;
        if (job->wanted) thought = study(Budget{});
        strand->post([this, job, thought = std::move(thought)] { ended(*job, thought); });
        return false;
      });
  if (!waits) {
    hints().end(*job, std::nullopt);
    return give_up(Message("server.busy"));
  }
  ++match.details().seat(seat).hints;
  room_.save_details([this] { room_.tell_table(); });
}

void HintRequests::ended(const Hints::Job& job, std::optional<TextThought> thought) {
  for (const Hints::Asker& asker : hints().end(job, std::move(thought)))
    tell(*asker.client, hint_text(asker.id, job.number, hints().known(job.seat)));
  if (!hints().waits(job.seat)) return;
  // Somebody may have asked about a later position by now, which may be over too.
  room_.when_settled([this, seat = job.seat] {
    if (room_.match() == nullptr || !hints().waits(seat)) return;
    move_on(seat);
    if (hints().waits(seat)) think(seat, hints().first(seat).client->address);
  });
}

}  // namespace parlor
