// One table with the people at it: receives their messages, applies them, commits them and reports the
// changes. Everything here runs on the table's strand, one task at a time.
//
// Every change is made in memory, written to the store, and reported only when it is on disk; messages that
// arrive in between wait. If a write fails, the table is reloaded from the store. If the server may no longer
// own the table, nothing happens here any more.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "room/absence.h"
#include "room/analysis_requests.h"
#include "room/answer.h"
#include "room/client_message.h"
#include "room/clients.h"
#include "room/computer_turns.h"
#include "room/hint_requests.h"
#include "room/match.h"
#include "room/messages.h"
#include "room/rematch.h"
#include "room/retelling.h"
#include "room/room_access.h"
#include "room/store_queue.h"
#include "room/turn_clock.h"

namespace parlor {

class Room : public std::enable_shared_from_this<Room>, private RoomAccess {
 public:
  Room(RoomHost& host, StoredTable stored, std::unique_ptr<Strand> strand);

  const std::string& id() const { return stored_.id; }
  // The strand on which everything else must be called.
  Strand& strand() const { return *strand_; }
  // How long the table has been idle with nobody connected. Call from any thread.
  std::chrono::milliseconds idle_for() const;

  // The remaining message allowance of a seat, over all its sockets.
  Allowance& allowance(Seat seat);
  // Deals or lets computers think, if that is due.
  void wake();
  // Says goodbye to everybody, after what is under way: the server is stopping, or no longer owns the table.
  // Nothing happens here any more.
  void shut(const Message& reason);
  bool is_shut() const { return shut_; }
  // Inside the store; remembers the term in which the table was claimed.
  TableKey key() const { return stored_.key; }

  // --- room_requests.cpp: HTTP requests
  void info(Reply reply);
  // Answers a request to create this table, if it was created with that token; refuses any other.
  void created(std::string token, Reply reply);
  void join(nlohmann::json request, Reply reply);
  void transcript(std::string token, Reply reply);
  void record(Reply reply);
  void replay(int deal, Reply reply);
  void fair(int deal, Reply reply);
  void analysis(int deal, int seat, Analyses::Question question);

  // --- room_clients.cpp: messages from sockets
  // The first message identifies the client, who may be turned away.
  void enter(const ClientPtr& client, const nlohmann::json& first);
  void receive(const ClientPtr& client, const nlohmann::json& message);
  void leave(const ClientPtr& client);

 private:
  enum class Told { update, table };  // how much of a change is reported

  // RoomAccess, for the parts of the room.
  void post(Task task) override;
  Timer after(std::chrono::milliseconds delay, Task task) override;
  Time now() const override { return strand_->now(); }
  std::shared_ptr<Strand> hold() override;
  RoomHost& host() override { return host_; }
  const StoredTable& stored() const override { return stored_; }
  Match* match() override { return match_.get(); }
  Refusal not_loaded() const override;
  void when_settled(Task task) override;
  void read_entries(int from, std::function<void(const std::vector<StoredEntry>&)> then,
                    std::function<void(const Refusal&)> failed) override;
  void save_details(Task then) override;
  Clients& clients() override { return clients_; }
  SeatSet& ready() override { return ready_; }
  SeatSet& declined() override { return declined_; }
  bool everybody_ready() override;
  void tell_table() override;
  void refuse(const ClientPtr& client, std::string_view id, const Message& why) override;

  // Whether the match is in memory. Tasks that run when the table is settled find it there unless it cannot
  // be read; everybody has been told goodbye in that case.
  bool loaded() const { return match_ != nullptr; }
  void load(Task then);
  void end(const Message& reason);
  void take_in(const Read<StoredMatch>& read);
  void mark_idle();
  // Writes to the store; `then` runs once it is on disk, `failed` if it could not be written.
  void commit(std::optional<StoredEntry> entry, bool details, Task then, Task failed = [] {});
  void written(Outcome outcome, const Task& then, const Task& failed);
  // Commits and reports a deal, a move or a note that has been made in memory.
  void advance(const StoredEntry& entry, Told how, const ClientPtr& mover = nullptr,
               const std::string& id = "");
  bool deal();
  void note(const SystemNote& note);
  Presence presence() const;
  void tell_update(Told how, bool new_deal, const ClientPtr& mover, std::string_view id);
  void tell_state(std::vector<ClientPtr> to, const Task& then = [] {});

  // --- room_requests.cpp
  void answer(Reply reply, std::function<AnswerOrRefusal()> make);
  void answer_from_entries(Reply reply, std::function<AnswerOrRefusal(const Entries&)> make);
  void give(const Reply& reply, AnswerOrRefusal made);
  Answer seat_answer(Seat seat, const std::string& token, int status) const;
  void refuse(const Reply& reply, const Refusal& refusal);

  // --- room_clients.cpp
  struct Asker {
    ClientPtr client;
    Seat seat;       // the first seat if a spectator asks for something everybody may
    std::string id;  // of the message
  };
  void hear(const ClientPtr& client, const ClientMessage& message);
  void hear(const Asker& from, const AskState& ask);
  void hear(const Asker& from, const AskMove& ask);
  void hear(const Asker& from, const AskAssessment& ask);
  void hear(const Asker& from, const AskArrangement& ask);
  void hear(const Asker& from, const AskHint& ask);
  void hear(const Asker& from, const AskNextDeal& ask);
  void hear(const Asker& from, const AskStart& ask);
  void hear(const Asker& from, const AskRematch& ask);
  void hear(const Asker& from, const AskLeave& ask);
  void hear(const Asker& from, const AskResign& ask);
  void hear(const Asker& from, const AskEnd& ask);
  void hear(const Asker& from, const AskDecline& ask);
  void hear(const Asker& from, const AskChat& ask);
  void hear(const Asker& from, const AskSettings& ask);
  void refuse(const Asker& from, const Message& why) { refuse(from.client, from.id, why); }
  Rematch& rematch();

  // --- room_turns.cpp: what happens without a message: computers, the clock, absences, the next deal
  bool played_by_computer(Seat seat) const;
  void take_turns();
  void take_turns_later();
  void play_for(Seat seat, const std::string& move);
  void run_clock();
  void clock_ran_out();
  void set_away(Seat seat, bool away);
  void note_absent();
  bool end_where_agreed();
  void end_match(const StoredEntry& entry);
  void go_on();

  RoomHost& host_;
  StoredTable stored_;
  std::unique_ptr<Strand> strand_;
  std::unique_ptr<Match> match_;  // loaded on first use
  bool broken_ = false;           // the stored data cannot be read
  std::atomic<bool> shut_ = false;
  Message shut_because_{"server.closing"};
  StoreQueue queue_;
  Timer pause_;  // after a failed write

  Clients clients_;
  std::vector<Allowance> allowances_;  // per seat; created by the first message
  std::vector<ChatLine> chat_;
  SeatSet ready_;     // for the next deal, or for the rematch
  SeatSet ends_;      // those who agree to end the match without a result
  Seat offers_end_;   // the first of them
  SeatSet declined_;  // those who declined that, or the rematch

  TurnClock clock_;
  Absence absence_;
  ComputerTurns computers_;
  HintRequests hints_;
  AnalysisRequests analyses_;
  std::unique_ptr<Rematch> rematch_;  // created by the first request

  std::atomic<std::int64_t> idle_since_;  // in milliseconds of the steady clock; -1 while in use
};

}  // namespace parlor
