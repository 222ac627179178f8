// The best play from a table and a rack, exactly: what an integer program over all formations would find.
//
// Every tile of the table is used again, any arrangement is allowed, and tiles of the rack join where that
// serves the goal. The solver owns its memory and is meant to be kept: one a thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "melds/face.h"
#include "melds/formation.h"

namespace parlor::melds {

enum class Goal : std::uint8_t {
  tiles,   // as many from the rack as possible; among equals those with more points
  points,  // as many points from the rack as possible; among equals more tiles
};

// Tiles that show something else and stand for one face only (Okey's false jokers). They count as that face
// in everything, also in the limit of two of each face.
struct StandIns {
  Face face;
  std::uint8_t table = 0;
  std::uint8_t rack = 0;
};

struct Task {
  MeldRules rules = {};
  FaceCounts table = {};  // all of them are used; at most kCopies of a face with those of the rack
  FaceCounts rack = {};
  StandIns stand_ins = {};
  Goal goal = Goal::tiles;
  int joker_points = 30;  // what a joker of the rack weighs; any other tile weighs its number
  FaceCounts keep = {};  // tiles of the rack that stay there (a stand-in is placed before a tile of its face)

  // The first meld: the table is left alone and what is laid must count this much (a joker what it stands
  // for, a one after the highest number one more than that).
  int least_points = 0;

  // Where given, the table as it lies: among plays equal in the goal, one that leaves the most of these sets
  // exactly as they are, and only then more points (or tiles, where points are the goal). Together they are
  // the tiles of the table, stand-ins written as their face.
  std::span<const std::vector<Face>> table_sets = {};
};

// What the best play is worth.
struct Worth {
  int tiles = 0;           // from the rack
  int points = 0;          // of these: their numbers, and joker_points for each joker
  int kept_sets = 0;       // of table_sets
  FaceCounts placed = {};  // from the rack, stand-ins included as their face
  friend bool operator==(const Worth&, const Worth&) = default;
};

// Where a tile of the solution comes from.
struct Origin {
  bool rack = false;
  bool stand_in = false;
  friend bool operator==(const Origin&, const Origin&) = default;
};

struct LaidSet {
  Formation formation;
  std::vector<Origin> origins;         // of formation.faces, one by one
  std::optional<std::size_t> kept_as;  // index into table_sets, where it lies as it did
};

struct Solution {
  Worth worth;
  std::vector<LaidSet> sets;
};

class Solver {
 public:
  Solver();
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // Nothing where the table cannot be arranged at all (or no first meld counts enough). Placing no tile is a
  // solution, except for a first meld.
  std::optional<Solution> solve(const Task& task);
  // The same without the formations: allocates nothing once the solver is warm.
  std::optional<Worth> worth(const Task& task);
  // Whether all these tiles can lie in formations at once, or all but so many of them.
  bool all_fit(const MeldRules& rules, const FaceCounts& tiles, int left = 0);

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

// One that is kept for this thread, with its memory.
Solver& solver();

}  // namespace parlor::melds
