// One game at the terminal from start to end; play.h is its interface.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "term/command.h"
#include "term/desk.h"
#include "term/play.h"
#include "term/record_file.h"

namespace parlor {

class Session {
 public:
  Session(PlayRequest request, Computers computers, std::optional<RecordFile> record);

  int run();

 private:
  // Nothing to continue, or the exit code to leave with.
  using Leave = std::optional<int>;

  // session.cpp: deals and turns
  void pick_up();
  Leave play_deal();
  void end_deal();
  void end_match();
  void begin_lesson();
  int end_lesson();
  bool lesson_over() const { return request_.lesson && request_.lesson->tutor.finished(table()); }
  void recall();
  // Makes the move that a file has for the seat; false if it has none.
  bool play_given(Seat seat);
  void computer_turn(Seat seat);
  Leave human_turn(Seat seat);
  Leave pause_between_deals();
  void moved();
  void keep();
  Leave leave(const char* key, int code);

  // conversation.cpp: one person at the prompt
  Leave ask_for_move(Seat seat);
  Leave ask_at_desk(Seat seat, Desk& desk);
  // Whether the clock has run out. Then it ends the turn as the game's rules say, or with the adviser's move.
  bool out_of_time(Seat seat, std::optional<std::string_view> draft);
  bool try_move(Seat seat, std::string_view line);
  // Carries out the move, or says why not: the rules do not allow it, or the lesson asks for something else.
  std::optional<Message> play_move(Seat seat, const std::string& move);
  Leave obey(Seat seat, const TypedCommand& typed);
  // The best move for the seat now; nothing if there is no adviser.
  std::optional<TextThought> advice(Seat seat);
  void note_hint(Seat seat);
  void give_hint(Seat seat);
  bool is_arrangement(const std::string& how) const;
  void sort(Seat seat, const std::string& how);
  Leave read(const std::string& prompt, std::string& line);

  // stage.cpp: what is on the screen, and who may see it
  Leave open_window(Seat seat);
  void close_window();
  void show_hands(Seat seat);
  // Whether to show the open hands before this step. A turn of several steps shows them once, unless another
  // hand has changed in between.
  bool hands_are_due(Seat seat) const;
  std::vector<Arrangement> hands() const;
  void tell_news();
  void tell_events(std::size_t from, Observer observer);
  void tell_rest(const Desk& desk, Seat seat, std::size_t from);
  void tell(const Message& message);
  Observer watcher() const;
  Look look(std::optional<Seat> seat = std::nullopt) const;

  Table& table() { return *request_.table; }
  const Table& table() const { return *request_.table; }
  static std::size_t index(Seat seat) { return slot(seat); }

  PlayRequest request_;
  Computers computers_;
  std::optional<RecordFile> record_;
  std::vector<std::string> sorts_;            // the order of each seat's tiles
  std::vector<std::unique_ptr<Desk>> desks_;  // for people, if the game has desks
  std::vector<std::size_t> seen_;             // events that each seat has been told
  std::vector<std::size_t> turn_at_;          // where the events since each seat's last move begin
  std::vector<int> hints_;                    // given to each seat
  std::vector<bool> led_;                     // whether a file made the seat's last move
  std::size_t told_ = 0;                      // events told to everybody at the screen
  bool shared_;                               // several people who must not see each other's hands
  std::chrono::steady_clock::time_point turn_began_{};
  std::optional<Seat> window_;          // the seat whose hand is on a shared screen
  std::optional<Seat> acted_;           // the seat that made the last step in this deal
  std::vector<Arrangement> laid_open_;  // the hands as last shown to all
};

}  // namespace parlor
