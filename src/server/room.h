// One table with the people at it. Everything here runs on the table's strand, one piece at a time.
//
// Whatever changes the table is carried out in memory, written to the store, and told only when it is on
// disk; what arrives in between waits. Where a write fails, memory is thrown away and read back from the
// store.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <list>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/table_player.h"
#include "server/analysis_desk.h"
#include "server/answer.h"
#include "server/bucket.h"
#include "server/client.h"
#include "server/course.h"
#include "server/fields.h"
#include "server/hints.h"
#include "server/messages.h"
#include "server/strand.h"
#include "store/store.h"

namespace parlor {

class House;

class Room : public std::enable_shared_from_this<Room> {
 public:
  using ClientPtr = std::shared_ptr<Client>;

  Room(House& house, StoredTable stored, std::unique_ptr<Strand> strand);
  ~Room();
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  const std::string& id() const { return stored_.id; }
  // The strand that all the rest is to be called on.
  Strand& strand() const { return *strand_; }
  // How long nothing has been under way and nobody here; from any thread.
  std::chrono::milliseconds idle_for() const;

  // --- room.cpp
  // How much a seat may still say, over all its sockets.
  Allowance& allowance(Seat seat);
  // Deals, or lets computers think, where that is due.
  void wake();
  // The server goes: everybody is told so.
  void shut(const Message& reason);

  // --- room_requests.cpp: what is asked over HTTP
  void info(Reply reply);
  void join(nlohmann::json request, Reply reply);
  void transcript(std::string token, Reply reply);
  void record(Reply reply);
  void replay(int deal, Reply reply);
  void fair(int deal, Reply reply);

  // --- room_analysis.cpp
  void analysis(int deal, int seat, Reply reply);

  // --- room_clients.cpp: what comes over a socket
  // The first message says who it is. False where it is sent away.
  bool enter(const ClientPtr& client, const nlohmann::json& first);
  void receive(const ClientPtr& client, nlohmann::json message);
  void leave(const ClientPtr& client);

 private:
  using Clock = std::chrono::steady_clock;
  enum class Told { update, table };  // how much of a change is told

  // --- room.cpp
  // Says goodbye to everybody where it fails.
  bool load();
  void say_goodbye(const Message& reason);
  // Runs it when nothing is being written.
  void when_settled(Task task);
  void settle();
  // Writes; `then` runs once it is on disk, `failed` where it is not.
  void commit(std::optional<StoredEntry> entry, bool details, Task then, Task failed = [] {});
  void written(Outcome outcome, const Task& then, const Task& failed);
  // Carries a deal, a move or a note on, once it was carried out in memory.
  void take_turns_later();
  void advance(const StoredEntry& entry, Told how, const ClientPtr& mover = nullptr,
               const std::string& id = "");
  bool deal();
  void tell_update(Told how, bool new_deal, const ClientPtr& mover, std::string_view id);
  void tell_all(const nlohmann::json& message);
  void tell_table();
  void note(const SystemNote& note);
  void mark_idle();

  // --- room_requests.cpp
  bool refuse_broken(const Reply& reply);
  void refuse(const Reply& reply, int status, const Message& why);
  std::optional<Message> check_join(const nlohmann::json& request, std::optional<Seat>& seat,
                                    SeatDetails& who);

  // --- room_analysis.cpp
  void analyse_next();
  void analysed(const std::optional<Answer>& answer);  // nothing: nobody wanted it any more

  // --- room_clients.cpp
  void handle(const ClientPtr& client, const nlohmann::json& message);
  void tell(const ClientPtr& client, const nlohmann::json& message);
  void tell_state(const ClientPtr& client);
  void refuse(const ClientPtr& client, std::string_view id, const Message& why);
  void refuse_stale(const ClientPtr& client, std::string_view id, int number);
  void handle_move(const ClientPtr& client, Seat seat, Fields& fields);
  void handle_assess(const ClientPtr& client, Seat seat, Fields& fields);
  void handle_arrange(const ClientPtr& client, Seat seat, Fields& fields);
  void handle_next(const ClientPtr& client, Seat seat, Fields& fields);
  void handle_start(const ClientPtr& client, Seat seat, Fields& fields);
  void handle_leave(const ClientPtr& client, Seat seat, Fields& fields);
  void handle_resign(const ClientPtr& client, Seat seat, Fields& fields);
  void handle_chat(const ClientPtr& client, Seat seat, Fields& fields);
  void handle_settings(const ClientPtr& client, Seat seat, Fields& fields);
  bool everybody_ready() const;
  void go_on();

  // --- room_hints.cpp
  void handle_hint(const ClientPtr& client, Seat seat, Fields& fields);
  void think_of_hint(Seat seat, const std::string& address);
  void hint_ended(const Hints::Job& job, std::optional<TextThought> thought);

  // --- room_rematch.cpp
  void handle_rematch(const ClientPtr& client, Seat seat, Fields& fields);
  Seat next_seat(Seat seat) const;  // where somebody sits in the rematch
  void make_rematch();
  void refuse_rematch(const Message& why);
  void rematch_made(const std::string& table);  // "" where it could not be stored
  void tell_rematch(const ClientPtr& client);

  // --- room_turns.cpp: computers, the clock, who is away
  Presence presence() const;
  SeatSet people_here() const;
  bool played_by_computer(Seat seat) const;
  const KindInfo& stand_in() const;           // the level that plays for people
  const KindInfo& level_of(Seat seat) const;  // that plays for this seat
  void take_turns();
  void begin_thinking(Seat seat);
  void thought(Seat seat, Clock::time_point due, std::string move);
  void play_for(Seat seat, const std::string& move);
  void run_clock();
  void clock_ran_out();
  void watch_absent();
  void set_away(Seat seat, bool away);
  void note_absent();

  House& house_;
  StoredTable stored_;
  std::unique_ptr<Strand> strand_;
  std::unique_ptr<Course> course_;  // from the first use on
  bool broken_ = false;             // what is stored cannot be read

  bool writing_ = false;
  std::list<Task> waiting_;  // empty most of the time, and then free

  std::vector<ClientPtr> clients_;
  std::vector<Allowance> allowances_;  // per seat, from the first message on
  std::vector<ChatLine> chat_;
  SeatSet ready_;
  struct Rematch {
    std::vector<std::string> words;  // of those who asked for it
    std::string asked_from;          // the address of the last of them
    bool being_made = false;
    std::vector<std::string> tokens;  // by the seats here; only as long as somebody stays
  };
  std::unique_ptr<Rematch> rematch_;  // from the first request on

  Timer pause_;  // after a write that failed
  SeatSet thinking_;
  std::array<Timer, kMaxSeats> moves_to_come_;
  SeatSet out_of_time_;
  Timer clock_;                       // while it runs
  Clock::time_point deadline_;        // of the turn that was last clocked
  int clocked_ = -1;                  // that turn
  std::optional<std::string> draft_;  // of the turn being put together, as it was last assessed
  Seat drafted_by_;
  std::array<Timer, kMaxSeats> absent_;

  std::unique_ptr<Hints> hints_;            // from the first request on
  std::unique_ptr<AnalysisDesk> analyses_;  // likewise

  std::atomic<std::int64_t> idle_since_;  // in milliseconds of the steady clock; -1 while in use
};

}  // namespace parlor
