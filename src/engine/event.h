// What happened, and who may know about it.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/seat.h"

namespace parlor {

// An event as one observer sees it: the only form in which it leaves the table.
struct SeenEvent {
  Message message;
  friend bool operator==(const SeenEvent&, const SeenEvent&) = default;
};

class Event {
 public:
  // Everybody sees it.
  static Event open(const Message& message) { return Event(SeatSet::none(), message, message); }
  // `insiders` see `whole`; everybody else sees `rest`.
  static Event secret(SeatSet insiders, Message whole, Message rest) {
    return Event(insiders, std::move(whole), std::move(rest));
  }

  SeenEvent seen_by(Observer observer) const { return {observer.sees(insiders_) ? whole_ : rest_}; }

 private:
  Event(SeatSet insiders, Message whole, Message rest)
      : insiders_(insiders), whole_(std::move(whole)), rest_(std::move(rest)) {}

  SeatSet insiders_;
  Message whole_;
  Message rest_;
};

// Callers that need no events pass nullptr.
inline void tell(std::vector<Event>* events, Event event) {
  if (events != nullptr) events->push_back(std::move(event));
}
inline void tell(std::vector<Event>* events, const char* key, Message::Arguments arguments) {
  if (events != nullptr) events->push_back(Event::open(Message(key, std::move(arguments))));
}

}  // namespace parlor
