// The best play from a table and a rack, computed exactly: what an integer program over all formations would
// find.
//
// Every tile of the table is used again, any rearrangement is allowed, and tiles of the rack are added if
// that serves the goal. The solver reuses its memory, so keep it: one per thread.
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
  tiles,   // as many tiles from the rack as possible; among equals, more points
  points,  // as many points from the rack as possible; among equals, more tiles
};

// Tiles that show something else and stand for one fixed face (Okey's false jokers). They count as that face
// in every respect, including the limit of two tiles per face.
struct StandIns {
  Face face;
  std::uint8_t table = 0;
  std::uint8_t rack = 0;
};

struct Task {
  MeldRules rules = {};
  FaceCounts table = {};  // all of them are used; with those of the rack, at most kCopies per face
  FaceCounts rack = {};
  StandIns stand_ins = {};
  Goal goal = Goal::tiles;
  int joker_points = 30;  // what a joker of the rack counts; any other tile counts its number
  FaceCounts keep = {};   // tiles that must stay on the rack (stand-ins are placed before real tiles)

  // The initial meld: the table stays as it is, and the tiles played must be worth at least this much (a
  // joker counts as the tile it stands for, a 1 after the highest number one more than that number).
  int least_points = 0;

  // If given, the sets on the table. Among plays equal in the goal, the solver prefers one that leaves the
  // most of these sets exactly as they are, and only then more points (or tiles, if points are the goal).
  // Together they must be the tiles of the table, with stand-ins written as their face.
  std::span<const std::vector<Face>> table_sets = {};
};

// What the best play is worth.
struct Worth {
  int tiles = 0;           // from the rack
  int points = 0;          // of those tiles: their numbers, and joker_points for each joker
  int kept_sets = 0;       // how many of table_sets stay as they are
  FaceCounts placed = {};  // from the rack, with stand-ins counted as their face
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
  std::vector<Origin> origins;         // one for each tile of formation.faces
  std::optional<std::size_t> kept_as;  // index into table_sets, if the set stays as it is
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

  // Nothing if the table cannot be arranged at all (or no initial meld is worth enough). Placing no tile is a
  // valid solution, except for an initial meld.
  std::optional<Solution> solve(const Task& task);
  // The same without the formations: allocates nothing once the solver is warm.
  std::optional<Worth> worth(const Task& task);
  // Whether all these tiles, or all but `left` of them, can be in formations at once.
  bool all_fit(const MeldRules& rules, const FaceCounts& tiles, int left = 0);

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

// This thread's solver, whose memory is reused.
Solver& solver();

}  // namespace parlor::melds
