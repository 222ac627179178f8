#include "room/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> server_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"server.cannot_listen", "The server cannot listen on {bind}, port {port}: {why}."},
      {"server.no_page", "There is no built page in \"{folder}\"."},
      {"server.proxy", "A proxy is an address or a network such as 10.0.0.0/8, not \"{text}\"."},
      {"server.page_not_built", "The page is not built; the API is under /api."},
      {"server.closing", "The server is stopping; this page comes back by itself."},

      {"server.bad_request", "The request cannot be read: {why}."},
      {"server.bad_address", "The address cannot be read: it is badly encoded."},
      {"server.nothing_here", "There is nothing here."},
      {"server.home", "Go to the games"},
      {"server.invites", "{host} invites you to {game}"},
      {"server.invites_about", "Take a seat and play in the browser. No account needed."},
      {"server.table_of", "{game} at {host}'s table"},
      {"server.table_about", "Watch the game in the browser. No account needed."},
      {"server.method", "{method} cannot be used here."},
      {"server.origin",
       "A page from elsewhere may not talk to this server; its operator can name its address."},
      {"server.too_many", "Too many requests; wait a moment."},
      {"server.too_many_tables", "Too many new tables; wait a moment."},
      {"server.busy", "The server has too much to work out right now; try again in a moment."},
      {"server.too_much_chat", "That was a lot of chat; wait a moment."},
      {"server.not_stored", "It could not be stored, so it did not happen; try again."},

      {"server.cannot_read", "What is stored cannot be read now; try again."},
      {"server.no_profile",
       "A profile is asked for with its key, 32 hexadecimal digits in small letters, as \"Authorization: "
       "Bearer "
       "KEY\"."},
      {"server.cursor", "\"before\" is what the page before this one ended with."},

      {"server.no_object", "A message is one JSON object."},
      {"server.text_only", "Messages are text."},
      {"server.field", "The field \"{field}\" must be {wanted}."},
      {"server.unknown_field", "There is no field \"{field}\"."},
      {"server.unknown_type", "There is no message \"{type}\"."},
      {"server.first_message", "The first message must be \"sit\" or \"watch\"."},
      {"server.empty", "The {field} is missing."},
      {"server.one_line", "The {field} must be one line without control characters."},
      {"server.too_long",
       "The {field} is too long; {most, plural, one {# character} other {# characters}} at most."},

      {"server.no_language", "No language \"{language}\" here: there are {known}."},
      {"server.no_game", "There is no game \"{game}\"."},
      {"server.no_lesson", "There is no lesson \"{lesson}\" of {game}."},
      {"server.lesson_over", "This lesson is done."},
      {"server.no_level", "There is no computer player \"{level}\"; there are {known}."},
      {"server.match",
       "A match is \"deals N\", \"to N\", \"within N\" or \"down N\", of at most {most, plural, one {# deal} "
       "other {# deals}}, not \"{text}\"."},
      {"server.clock",
       "The clock is 0 for none, or {least} to {most, plural, one {# second} other {# seconds}}."},
      {"server.one_person", "Exactly one seat is the person who asks for the table, not {given}."},

      {"server.no_table", "There is no such table."},
      {"server.quarantined", "This table cannot be read back from the store; its operator has been told."},
      {"server.bad_details", "what is stored of the table cannot be read"},
      {"server.bad_entry", "an entry of the table cannot be read"},
      {"server.no_open_seat", "No seat is open at this table."},
      {"server.name_taken", "Someone at this table is already called {name}."},
      {"server.no_token", "This is not the token of a seat at this table."},
      {"server.no_watching", "This table has no spectators."},
      {"server.only_watching", "Who watches cannot do that."},
      {"server.away", "A computer plays for you; sit down again to go on."},
      {"server.only_host", "Only who made the table can do that."},
      {"server.others_play", "Other people play on: leave, and a computer takes over."},
      {"server.no_offer", "Nobody has offered to end the match."},
      {"server.rematch_made", "The rematch has already begun."},
      {"server.not_over", "That is for after the end of the match."},
      {"server.deal_not_over", "Deal {deal} is not over."},
      {"server.prepared", "The deals of this table were prepared, not shuffled."},
      {"server.no_deal", "There is no deal {deal}."},
      {"server.no_next", "No deal is due."},
      {"server.no_arrangement", "Tiles cannot be arranged \"{how}\"."},
      {"server.chat_off", "Chat is off at this table."},
      {"server.stale", "The table has moved on: this was for {number}, it is at {current}."},
  });
  return kPhrases;
}

}  // namespace parlor
