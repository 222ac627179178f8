// What one game looks like in a terminal. This is all that the play loop and the replay know about a game.
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

// One person's display settings: language, colours, and the order of their tiles.
struct Look {
  const Catalogue& words;
  Style style;
  std::string sort{};       // one of the game's arrangements; empty for the first of them
  bool open_stock = false;  // also shows the stock in draw order, if all hands are open
};

class Desk;
class LineSource;

// The players of a new game, as far as they are known.
struct Opening {
  std::vector<std::string> players;  // one word per seat; empty if not given
  std::vector<std::string> names;    // of the first seats, or of all
  bool open_hands = false;
  std::string level{};  // of the computers still to be seated; empty if not given
};

class Screen {
 public:
  Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  virtual ~Screen() = default;

  // What the observer may know, as lines of text.
  virtual std::string show(const Table& table, Observer observer, const Look& look) const = 0;
  // The text of the move that a person typed, or why it is not one. The table judges the move itself.
  virtual Result<std::string> read_move(const Table& table, Seat seat, std::string_view line,
                                        const Look& look) const = 0;
  // The rules as played at this table, and how to type a move, as lines of text.
  virtual std::string rules_page(const Table& table, const Look& look) const = 0;
  // The game's own phrases for all this.
  virtual std::span<const Phrase> phrases() const = 0;

  virtual std::string prompt(const Table& table, Seat seat, const Look& look) const;
  // A sentence about this table; games may colour the cards in it.
  virtual std::string say(const Table& table, const Message& message, const Look& look) const;
  // For games in which a turn is a dialogue; null if a turn is a single line.
  virtual std::unique_ptr<Desk> make_desk(Seat seat) const;
  // The default names of the seats.
  virtual std::span<const std::string_view> usual_names() const;
  // Asks for what is still open before a new game; false if nobody is there to answer.
  virtual bool ask(Opening& opening, LineSource& input, std::ostream& out, const Catalogue& words) const;
  // Whether people who gave no name are asked for one before a new game.
  virtual bool asks_names() const;
  // What to show when a computer is to move.
  virtual std::string computer_turn(const Table& table, Seat seat, Observer observer, const Look& look) const;
  // Whether the game has a stock that can be shown.
  virtual bool has_stock() const;
  // What people should know about this screen before they start.
  virtual std::optional<Message> notice(const Style& style) const;
  // One tile as displayed, in colour or as a symbol.
  virtual std::string face(std::string_view tile, const Look& look) const;
};

// The names of the seats without control characters.
std::vector<std::string> shown_names(const Table& table);

// The English phrases of the terminal.
std::span<const Phrase> term_phrases();

}  // namespace parlor
