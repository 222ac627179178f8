#include "melds/layout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>

namespace parlor::melds {
namespace {

// The face of a place in a run: the highest number is followed by a 1.
Face face_at(const Supply& supply, std::size_t colour, int number) {
  return Face::of(static_cast<Colour>(colour), number > supply.numbers ? 1 : number);
}

void add(Formation& formation, Face face, Face stands_for) {
  formation.faces.push_back(face);
  formation.stand_for.push_back(stands_for);
}

Formation as_group(GroupTable::Group group, int number) {
  Formation formation{.kind = Kind::group, .faces = {}, .stand_for = {}};
  for (std::size_t c = 0; c < kColours; ++c) {
    const Face face = Face::of(static_cast<Colour>(c), number);
    if (group.colours >> c & 1U) add(formation, face, face);
  }
  for (std::size_t c = 0; c < kColours && group.jokers > 0; ++c) {
    if (group.colours >> c & 1U) continue;
    add(formation, Face::joker(), Face::of(static_cast<Colour>(c), number));
    --group.jokers;
  }
  return formation;
}

// The open runs of one colour with their tiles, in the order of the state.
class GrowingRuns {
 public:
  void go_on(const RunStates& states, const RunStates::Deed& deed, Face face, std::vector<Formation>& ended) {
    std::vector<Growing> next;
    const auto grow = [&](Growing growing, Going going) {
      growing.run = states.longer(growing.run, going);
      add(growing.formation, going == Going::takes_joker ? Face::joker() : face, face);
      next.push_back(std::move(growing));
    };
    for (std::size_t i = 0; i < growing_.size(); ++i) {
      if (deed.goings[i] == Going::ends)
        ended.push_back(std::move(growing_[i].formation));
      else
        grow(std::move(growing_[i]), deed.goings[i]);
    }
    const Growing fresh{.run = {}, .formation = {.kind = Kind::run, .faces = {}, .stand_for = {}}};
    for (int i = 0; i < deed.new_with_tile; ++i) grow(fresh, Going::takes_tile);
    for (int i = 0; i < deed.new_with_joker; ++i) grow(fresh, Going::takes_joker);
    std::ranges::sort(next, {}, &Growing::run);
    growing_ = std::move(next);
  }
  void end(std::vector<Formation>& ended) {
    for (Growing& growing : growing_) ended.push_back(std::move(growing.formation));
  }

 private:
  struct Growing {
    OpenRun run;
    Formation formation;
  };
  std::vector<Growing> growing_;
};

// Hands out the tiles of the table before those of the rack, and stand-ins before real tiles.
class Origins {
 public:
  explicit Origins(const Task& task) : stand_ins_(task.stand_ins) {
    if (task.least_points == 0) {
      table_ = task.table;
    } else {
      stand_ins_.table = 0;
    }
  }
  Origin take(Face face) {
    const bool may_stand_in = face == stand_ins_.face;
    if (may_stand_in && stand_ins_.table > 0) {
      --stand_ins_.table;
      return {.rack = false, .stand_in = true};
    }
    if (std::as_const(table_)[face] > 0) {
      table_.remove(face);
      return {.rack = false, .stand_in = false};
    }
    if (may_stand_in && stand_ins_.rack > 0) {
      --stand_ins_.rack;
      return {.rack = true, .stand_in = true};
    }
    return {.rack = true, .stand_in = false};
  }

 private:
  StandIns stand_ins_;
  FaceCounts table_;
};

}  // namespace

Worth worth_of(const Task& task, const Supply& supply, Search& search) {
  Worth worth;
  FaceCounts& placed = worth.placed;  // at first including the tiles of the table
  const auto count = [&](Face face, int tiles) {
    placed[face] = static_cast<std::uint8_t>(placed[face] + tiles);
  };
  int number = 0;
  for (const Chosen& chosen : search.way()) {
    ++number;
    const PerColour& grouped = search.groups().taken(chosen.group_jokers, chosen.group_code());
    count(Face::joker(), chosen.group_jokers);
    for (std::size_t c = 0; c < kColours; ++c) {
      count(face_at(supply, c, number), chosen.steps[c].tiles + grouped[c]);
      count(Face::joker(), chosen.steps[c].jokers);
    }
    worth.kept_sets += std::popcount(chosen.kept);
    for (std::size_t i = 0; i < supply.blocks.size(); ++i) {
      if (!(chosen.kept >> i & 1U)) continue;
      for (Face face : task.table_sets[supply.blocks[i].index]) placed.add(face);
    }
  }
  for (int i = 0; i < kFaces; ++i) {
    const Face face = Face::at(i);
    if (task.least_points == 0) count(face, -task.table[face]);
    if (task.least_points == 0 && face == task.stand_ins.face) count(face, -task.stand_ins.table);
    const int tiles = std::as_const(placed)[face];
    worth.tiles += tiles;
    worth.points += tiles * (face.is_joker() ? task.joker_points : face.number());
  }
  return worth;
}

std::vector<LaidSet> lay_out(const Task& task, const Supply& supply, Search& search) {
  const RunStates& states = search.run_states();
  Origins origins(task);
  std::vector<LaidSet> sets;
  const auto lay = [&](Formation formation, std::optional<std::size_t> kept_as) {
    LaidSet set{.formation = std::move(formation), .origins = {}, .kept_as = kept_as};
    for (Face face : set.formation.faces) set.origins.push_back(origins.take(face));
    sets.push_back(std::move(set));
  };

  std::array<GrowingRuns, kColours> runs;
  std::vector<Formation> made;
  int number = 0;
  for (const Chosen& chosen : search.way()) {
    ++number;
    for (std::size_t i = 0; i < supply.blocks.size(); ++i) {
      const std::size_t index = supply.blocks[i].index;
      if (chosen.kept >> i & 1U) lay(*as_formation(task.rules, task.table_sets[index]), index);
    }
    for (GroupTable::Group group : search.groups().groups(chosen.group_jokers, chosen.group_code()))
      made.push_back(as_group(group, number));
    for (std::size_t c = 0; c < kColours; ++c)
      runs[c].go_on(states, states.deed(chosen.before[c], chosen.steps[c]), face_at(supply, c, number), made);
  }
  for (GrowingRuns& growing : runs) growing.end(made);
  for (Formation& formation : made) lay(std::move(formation), std::nullopt);
  return sets;
}

}  // namespace parlor::melds
