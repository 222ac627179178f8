// A turn at the terminal as far as it got: the own rack in its own order, the table as it becomes, and the
// steps back.
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
  // Takes over what the view shows: the order stays, what is new comes last.
  void begin(const View& view);

  const View& view() const { return *view_; }
  const std::vector<Face>& tiles() const { return now_.tiles; }    // on the own rack
  const std::vector<Face>& jokers() const { return now_.jokers; }  // swapped out, to be laid again
  const Board& table() const { return now_.table; }
  bool changed() const { return !steps_.empty(); }
  // The own tiles, then the jokers: positions count through both.
  std::vector<Face> all() const;
  // The own tiles as rules look at them.
  Tiles left() const;
  // The own tiles in the groups they were sorted into last; one group where the order has changed since.
  std::vector<std::vector<Face>> groups() const;

  void sort_as(const Arrangement& order);
  void move_tile(std::size_t from, std::size_t to);

  // Steps, at positions from 0 on. Each says why not, and changes nothing then.
  std::optional<Message> lay(const std::vector<std::size_t>& positions);
  // Adds the tiles one after the other; a joker at the lower end of a run where that is asked for.
  std::optional<Message> add(const std::vector<std::size_t>& positions, int formation, bool low);
  std::optional<Message> swap(std::size_t position, int formation);
  bool undo();
  // What is laid so far of a first meld counts; nothing where there is none.
  std::optional<int> first_meld() const;

  // The move that this turn is with this discard.
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
  std::vector<std::size_t> starts_;  // where groups begin in the own tiles
};

}  // namespace parlor::remi
