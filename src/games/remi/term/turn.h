// An unfinished turn at the terminal: the player's own rack in the chosen order, the table so far, and the
// steps to undo.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/assessment.h"
#include "games/remi/rules/state.h"
#include "melds/formation.h"

namespace parlor::remi {

class Turn {
 public:
  // Updates from the view: the order stays, and new tiles come last.
  void begin(const View& view);

  const View& view() const { return *view_; }
  const std::vector<Face>& tiles() const { return now_.tiles; }    // on the player's own rack
  const std::vector<Face>& jokers() const { return now_.jokers; }  // swapped out, to be melded again
  const Board& table() const { return now_.table; }
  bool changed() const { return !steps_.empty(); }
  // The player's own tiles, then the jokers: positions count through both.
  std::vector<Face> all() const;
  // The player's own tiles as the rules see them.
  Tiles left() const;
  // The player's own tiles in the groups they were last sorted into; one group if the order has changed
  // since.
  std::vector<std::vector<Face>> groups() const;

  void sort_as(const Arrangement& order);
  void move_tile(std::size_t from, std::size_t to);

  // Steps, with positions from 0. Each returns why it was refused; then nothing has changed.
  std::optional<Message> lay(const std::vector<std::size_t>& positions);
  // Adds the tiles one after the other; jokers go to the low end of a run if `low`.
  std::optional<Message> add(const std::vector<std::size_t>& positions, int formation, bool low);
  std::optional<Message> swap(std::size_t position, int formation);
  bool undo();
  // The points of the first meld so far; nothing if there is none.
  std::optional<int> first_meld() const;

  // This turn as a move, ended with this discard.
  Move move(Face discard) const;

 private:
  struct Step {
    std::vector<Face> tiles;
    std::vector<Face> jokers;
    Board table;
  };

  void remove(std::vector<std::size_t> positions);

  std::optional<View> view_;
  Step now_;
  std::vector<Step> steps_;
  std::vector<std::size_t> starts_;  // where the groups of the player's tiles begin
};

}  // namespace parlor::remi
