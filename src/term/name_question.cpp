#include "term/name_question.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <utility>

#include "core/text.h"
#include "term/layout.h"

namespace parlor {
namespace {

bool is_person(const RecordSeat& seat) { return seat.kind == "human"; }

// Gives the seat this name, or says why it cannot have it.
std::optional<Message> rename(std::vector<RecordSeat>& seats, RecordSeat& seat, std::string name) {
  if (std::ranges::any_of(name, [](unsigned char c) { return std::iscntrl(c) != 0; }))
    return Message("term.no_name");
  const auto same = std::ranges::find(seats, name, &RecordSeat::name);
  if (same != seats.end() && &*same < &seat && is_person(*same))
    return Message("term.name_taken", {{"name", printable(name)}});
  if (same != seats.end()) same->name = seat.name;
  seat.name = std::move(name);
  return std::nullopt;
}

}  // namespace

Input::What ask_names(std::vector<RecordSeat>& seats, std::string_view known, LineSource& input,
                      std::ostream& out, const Catalogue& words) {
  const auto people = std::ranges::count_if(seats, is_person);
  int number = 0;
  for (RecordSeat& seat : seats) {
    if (!is_person(seat)) continue;
    ++number;
    if (!known.empty() && seat.name == known) continue;
    while (true) {
      const Message question(people == 1 ? "term.your_name" : "term.name_of",
                             {{"number", number}, {"name", printable(seat.name)}});
      const Input typed = input.read(words.say(question));
      if (typed.what != Input::What::line) return typed.what;
      std::string name(trim(typed.line));
      if (name.empty()) break;
      const auto problem = rename(seats, seat, std::move(name));
      if (!problem) break;
      out << words.say(*problem) << '\n';
    }
  }
  return Input::What::line;
}

}  // namespace parlor
