// What is on the screen, and who may see it. On a shared screen a hand is shown only in its owner's window:
// opened when the owner says so, cleared when the turn is over. Outside a window there is only what everybody
// may know.
#include <algorithm>
#include <optional>
#include <ostream>
#include <string>

#include "term/session.h"

namespace parlor {

Observer Session::watcher() const {
  if (request_.open_hands) return Observer::open();
  if (computers_.humans() != 1) return Observer::spectator();
  int seat = 0;
  while (computers_.plays(Seat::at(seat))) ++seat;
  return Seat::at(seat);
}

Look Session::look(std::optional<Seat> seat) const {
  return {request_.words, request_.style, seat ? sorts_[index(*seat)] : "", request_.open_stock};
}

Session::Leave Session::open_window(Seat seat) {
  if (!shared_ || window_ == seat) return std::nullopt;
  close_window();
  std::string ignored;
  const std::string prompt =
      request_.words.say(Message("term.your_eyes", {{"seat", seat}}), shown_names(table()));
  if (const Leave left = read(prompt, ignored)) return left;
  window_ = seat;
  tell_events(seen_[index(seat)], seat);
  seen_[index(seat)] = table().event_count();
  told_ = table().event_count();
  return std::nullopt;
}

void Session::close_window() {
  if (!window_) return;
  window_.reset();
  request_.input.forget();
  request_.out << request_.style.clear() << std::flush;
}

void Session::show_hands(Seat seat) {
  const Observer observer = request_.open_hands ? Observer::open() : Observer(seat);
  request_.out << '\n' << request_.screen.show(table(), observer, look(seat)) << '\n';
  if (request_.open_hands) laid_open_ = hands();
}

bool Session::hands_are_due(Seat seat) const {
  if (!request_.open_hands) return false;
  if (acted_ != seat) return true;
  std::vector<Arrangement> now = hands();
  if (laid_open_.size() != now.size()) return false;  // the game shows them in its own way
  now[index(seat)] = laid_open_[index(seat)];
  return now != laid_open_;
}

std::vector<Arrangement> Session::hands() const {
  std::vector<Arrangement> all;
  if (table().arrangements().empty()) return all;
  for (int i = 0; i < table().seats(); ++i)
    all.push_back(table().arrange(Seat::at(i), table().arrangements().front()));
  return all;
}

// If people share the screen, each is told in their own window.
void Session::tell_news() {
  if (shared_) return;
  tell_events(told_, watcher());
  told_ = table().event_count();
}

void Session::tell_events(std::size_t from, Observer observer) {
  for (const SeenEvent& event : table().events_since(from, observer)) tell(event.message);
}

// Tells the player what a turn at a desk brought, apart from what was already shown there.
void Session::tell_rest(const Desk& desk, Seat seat, std::size_t from) {
  for (const SeenEvent& event : table().events_since(from, seat)) {
    if (!desk.has_shown(event.message)) tell(event.message);
  }
  told_ = table().event_count();
}

void Session::tell(const Message& message) {
  request_.out << request_.screen.say(table(), message, look()) << '\n';
  request_.out << std::flush;
}

}  // namespace parlor
