#include "room/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> server_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"server.cannot_listen", "Cannot listen on {bind}, port {port}: {why}."},
      {"server.no_page", "There is no built page in \"{folder}\"."},
      {"server.proxy", "Invalid proxy: \"{text}\". Use an address or a network such as 10.0.0.0/8."},
      {"server.page_not_built", "The page has not been built; the API is under /api."},
      {"server.closing", "The server is stopping; this page will reconnect by itself."},
      {"server.moving", "Another server is taking over this table; this page will reconnect by itself."},
      {"server.elsewhere",
       "This table is on the server \"{node}\": send the request there with ?node={node}."},

      {"server.bad_request", "The request is invalid: {why}."},
      {"server.bad_address", "The address is invalid: it is badly encoded."},
      {"server.nothing_here", "There is nothing at this address."},
      {"server.home", "Go to the games"},
      {"server.invites", "{host} invites you to play {game}"},
      {"server.invites_about", "Take a seat and play in your browser. No account needed."},
      {"server.table_of", "{game} at {host}'s table"},
      {"server.table_about", "Watch the game in your browser. No account needed."},
      {"server.method", "{method} is not allowed here."},
      {"server.origin",
       "Pages from other sites can't use this server. If this is its address, the operator must set "
       "--public-url."},
      {"server.too_many", "Too many requests; wait a moment."},
      {"server.too_many_tables", "Too many new tables; wait a moment."},
      {"server.busy", "The server is busy; try again in a moment."},
      {"server.too_much_chat", "You're sending messages too fast; wait a moment."},
      {"server.not_stored", "That couldn't be saved, so it didn't happen; try again."},

      {"server.cannot_read", "The stored games can't be read right now; try again."},
      {"server.no_profile",
       "Send the key of a profile, 32 lowercase hexadecimal digits, as \"Authorization: Bearer KEY\"."},
      {"server.cursor", "\"before\" must be the value that came with the previous page."},

      {"server.no_object", "A message must be a JSON object."},
      {"server.text_only", "Messages must be text."},
      {"server.field", "The field \"{field}\" must be {wanted}."},
      {"server.unknown_field", "Unknown field: \"{field}\"."},
      {"server.unknown_type", "Unknown message type: \"{type}\"."},
      {"server.first_message", "The first message must be \"sit\" or \"watch\"."},
      {"server.empty", "The {field} is missing."},
      {"server.one_line", "The {field} must be a single line without control characters."},
      {"server.too_long",
       "The {field} is too long: use at most {most, plural, one {# character} other {# characters}}."},

      {"server.no_language", "Unknown language: \"{language}\". Available: {known}."},
      {"server.no_game", "Unknown game: \"{game}\"."},
      {"server.no_lesson", "{game} has no lesson \"{lesson}\"."},
      {"server.lesson_over", "This lesson is finished."},
      {"server.no_level", "Unknown computer player: \"{level}\". Available: {known}."},
      {"server.match",
       "Invalid match: \"{text}\". Use \"deals N\", \"to N\", \"within N\" or \"down N\", for at most {most, "
       "plural, one {# deal} other {# deals}}."},
      {"server.clock",
       "The clock must be 0 for none, or from {least} to {most, plural, one {# second} other {# seconds}}."},
      {"server.one_person", "Exactly one seat must be the host's, not {given}."},

      {"server.no_table", "No such table."},
      {"server.bad_id",
       "A table's ID has {length, plural, one {# character} other {# characters}}, each one of {alphabet}."},
      {"server.id_taken", "There is already a table with this ID."},
      {"server.quarantined", "This table is damaged and can't be opened; the operator has been told."},
      {"server.bad_details", "the stored details of the table cannot be read"},
      {"server.bad_entry", "a stored entry of the table cannot be read"},
      {"server.no_open_seat", "This table has no open seat."},
      {"server.name_taken", "Someone at this table is already called {name}."},
      {"server.no_token", "This token doesn't belong to a seat at this table."},
      {"server.no_watching", "This table doesn't allow spectators."},
      {"server.only_watching", "Spectators can't do that."},
      {"server.away", "A computer is playing for you; take your seat again to continue."},
      {"server.only_host", "Only the host can do that."},
      {"server.others_play",
       "You can't resign while other people are playing. Leave instead, and a computer takes over."},
      {"server.no_offer", "Nobody has offered to end the match."},
      {"server.rematch_made", "The rematch has already started."},
      {"server.not_over", "Available when the match is over."},
      {"server.deal_not_over", "Deal {deal} isn't finished."},
      {"server.prepared", "The deals at this table were prepared, not shuffled."},
      {"server.no_deal", "There is no deal {deal}."},
      {"server.no_next", "The current deal isn't finished."},
      {"server.no_arrangement", "Unknown sort order: \"{how}\"."},
      {"server.chat_off", "Chat is off at this table."},
      {"server.stale", "The table has moved on: this was for position {number}, and it is now at {current}."},
  });
  return kPhrases;
}

}  // namespace parlor
