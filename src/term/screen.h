// What one game looks like in a terminal. The play loop and the replay know no more of a game than this.
#pragma once

#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/seat.h"
#include "engine/table.h"
#include "term/style.h"

namespace parlor {

// How one person reads: language, colours, and the order of the own tiles.
struct Look {
  const Catalogue& words;
  Style style;
  std::string sort{};       // one of the game's arrangements; empty for the first of them
  bool open_stock = false;  // the stock in the order in which it is drawn, where all hands are open
};

class Desk;
class LineSource;

// Who plays a new game, as far as it was said.
struct Opening {
  std::vector<std::string> players;  // a word a seat; empty where nobody said
  std::vector<std::string> names;    // of the first seats, or of all
  bool open_hands = false;
  std::string level{};  // of the computers that are still to be seated; empty where nobody said
};

class Screen {
 public:
  Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  virtual ~Screen() = default;

  // What the observer may know, as lines.
  virtual std::string show(const Table& table, Observer observer, const Look& look) const = 0;
  // What a person typed, as the text of a move; or why it is none. The table judges the move itself.
  virtual Result<std::string> read_move(const Table& table, Seat seat, std::string_view line,
                                        const Look& look) const = 0;
  // The rules as played at this table, and how a move is typed, as lines.
  virtual std::string rules_page(const Table& table, const Look& look) const = 0;
  // The game's own sentences for all this.
  virtual std::span<const Phrase> phrases() const = 0;

  virtual std::string prompt(const Table& table, Seat seat, const Look& look) const;
  // A sentence about this table; a game may colour the cards in it.
  virtual std::string say(const Table& table, const Message& message, const Look& look) const;
  // For a game whose turn is a conversation of its own; nothing where a turn is one line.
  virtual std::unique_ptr<Desk> make_desk(Seat seat) const;
  // Who has no name is called so, by the seat.
  virtual std::span<const std::string_view> usual_names() const;
  // Asks before a new game what was left open; false when there is nobody to answer any more.
  virtual bool ask(Opening& opening, LineSource& input, std::ostream& out, const Catalogue& words) const;
  // Whether people are asked for their names before a new game, where they gave none.
  virtual bool asks_names() const;
  // What is shown when a computer is to move.
  virtual std::string computer_turn(const Table& table, Seat seat, Observer observer, const Look& look) const;
  // Whether the game has a stock to draw from that can be shown.
  virtual bool has_stock() const;
  // What people should know of this screen before they begin.
  virtual std::optional<Message> notice(const Style& style) const;
  // One tile as it is shown, in colour or as a symbol.
  virtual std::string face(std::string_view tile, const Look& look) const;
};

// The names of the seats with nothing in them that a terminal would obey.
std::vector<std::string> shown_names(const Table& table);

// What the terminal says, in English.
std::span<const Phrase> term_phrases();

}  // namespace parlor
