// The course of one game at the terminal; play.h is its outside.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "term/command.h"
#include "term/play.h"
#include "term/record_file.h"

namespace parlor {

class Session {
 public:
  Session(PlayRequest request, Computers computers, std::optional<RecordFile> record);

  int run();

 private:
  // Nothing to go on, or the exit code to leave with.
  using Leave = std::optional<int>;

  // session.cpp: deals and turns
  void pick_up();
  Leave play_deal();
  void end_deal();
  void end_match();
  void computer_turn(Seat seat);
  Leave human_turn(Seat seat);
  Leave pause_between_deals();
  void moved();
  Leave leave(const char* key, int code);

  // conversation.cpp: one person at the prompt
  Leave ask_for_move(Seat seat);
  bool try_move(Seat seat, std::string_view line);
  Leave obey(Seat seat, const TypedCommand& typed);
  void give_hint(Seat seat);
  void sort(Seat seat, const std::string& how);
  Leave read(const std::string& prompt, std::string& line);

  // stage.cpp: what is on the screen, and for whose eyes
  Leave open_window(Seat seat);
  void close_window();
  void show_hands(Seat seat);
  void tell_news();
  void tell_events(std::size_t from, Observer observer);
  void tell(const Message& message);
  Observer watcher() const;
  Look look(std::optional<Seat> seat = std::nullopt) const;

  Table& table() { return *request_.table; }
  const Table& table() const { return *request_.table; }
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index()); }

  PlayRequest request_;
  Computers computers_;
  std::optional<RecordFile> record_;
  std::unique_ptr<TablePlayer> adviser_;
  std::vector<std::string> sorts_;    // the order of each seat's tiles
  std::vector<std::size_t> seen_;     // events that each seat has been told
  std::vector<std::size_t> turn_at_;  // where the events since each seat's last move begin
  std::vector<int> hints_;            // given to each seat
  std::size_t told_ = 0;              // events told to everybody at the screen
  bool shared_;                       // several people, who shall not see each other's hands
  std::optional<Seat> window_;        // whose hand is on a shared screen
};

}  // namespace parlor
