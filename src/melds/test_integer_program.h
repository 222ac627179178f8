// For tests: the same task as an integer program for GLPK, with one variable for every possible formation.
#pragma once

#include <algorithm>
#include <bit>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "melds/solver.h"

namespace parlor::melds {

// The objective value of a solution.
inline int program_value(const Task& task, const Worth& worth) {
  constexpr int kSets = 32;
  if (task.goal == Goal::tiles) return (worth.tiles * kSets + worth.kept_sets) * 500 + worth.points;
  return (worth.points * kSets + worth.kept_sets) * 60 + worth.tiles;
}

class IntegerProgram {
 public:
  explicit IntegerProgram(const Task& task) : task_(task) {
    add_groups();
    add_runs();
    for (std::size_t i = 0; i < task.table_sets.size(); ++i) {
      FaceCounts faces;
      for (Face face : task.table_sets[i]) faces.add(face);
      variables_.push_back({faces, 0, true});
    }
  }

  // In CPLEX format.
  std::string text() const {
    std::string goal = "Maximize\n goal: 0 nothing";
    std::string rows = "\nSubject To\n";
    std::string bounds = "Bounds\n 0 <= nothing <= 0\n";
    std::string integers = "General\n";
    for (int i = 0; i < kFaces; ++i) {
      const Face face = Face::at(i);
      const std::string placed = "placed" + std::to_string(i);
      Worth one{.tiles = 1, .points = face.is_joker() ? task_.joker_points : face.number()};
      goal += " + " + std::to_string(program_value(task_, one)) + " " + placed + "\n";
      bounds += " 0 <= " + placed + " <= " + std::to_string(free(face)) + "\n";
      integers += " " + placed + "\n";
      std::string row;
      for (std::size_t v = 0; v < variables_.size(); ++v) row += term(variables_[v].faces[face], v);
      rows += " face" + std::to_string(i) + ":" + row + " - 1 " + placed + " = " +
              std::to_string(table(face)) + "\n";
    }
    std::string points;
    for (std::size_t v = 0; v < variables_.size(); ++v) {
      points += term(variables_[v].points, v);
      if (variables_[v].kept) goal += term(program_value(task_, {.kept_sets = 1}), v);
      bounds += " 0 <= x" + std::to_string(v) + " <= " + (variables_[v].kept ? "1\n" : "8\n");
      integers += " x" + std::to_string(v) + "\n";
    }
    if (task_.least_points > 0)
      rows += " points: 0 nothing" + points + " >= " + std::to_string(task_.least_points) + "\n";
    return goal + rows + bounds + integers + "End\n";
  }

 private:
  struct Variable {
    FaceCounts faces;
    int points = 0;
    bool kept = false;
  };

  static std::string term(int factor, std::size_t variable) {
    if (factor == 0) return "";
    return " + " + std::to_string(factor) + " x" + std::to_string(variable) + "\n";
  }
  int table(Face face) const {
    if (task_.least_points > 0) return 0;
    return task_.table[face] + (face == task_.stand_ins.face ? task_.stand_ins.table : 0);
  }
  int free(Face face) const {
    return std::max(
        0, task_.rack[face] - task_.keep[face] + (face == task_.stand_ins.face ? task_.stand_ins.rack : 0));
  }

  // The formation of these faces, with every choice of jokers.
  void add(const std::vector<Face>& places, int points) {
    for (unsigned jokers = 0; jokers + 1 < 1U << places.size(); ++jokers) {
      const int held = std::popcount(jokers);
      if (held > task_.rules.most_jokers) continue;
      if (task_.rules.mostly_real && 2 * held >= static_cast<int>(places.size())) continue;
      Variable variable{.faces = {}, .points = points};
      bool there = true;
      for (std::size_t i = 0; i < places.size(); ++i) {
        const Face face = jokers >> i & 1U ? Face::joker() : places[i];
        variable.faces.add(face);
        there = there && std::as_const(variable.faces)[face] <= table(face) + free(face);
      }
      if (!there) continue;
      // Jokers at either end of a run can leave the same tiles but count differently.
      std::string key = std::to_string(task_.least_points > 0 ? points : 0);
      for (int i = 0; i < kFaces; ++i)
        key += static_cast<char>('0' + std::as_const(variable.faces)[Face::at(i)]);
      if (seen_.insert(key).second) variables_.push_back(variable);
    }
  }
  void add_groups() {
    for (int number = 1; number <= task_.rules.numbers; ++number) {
      for (unsigned colours = 0; colours < 1U << kColours; ++colours) {
        if (std::popcount(colours) < 3) continue;
        std::vector<Face> places;
        for (Colour colour : kAllColours) {
          if (colours >> static_cast<int>(colour) & 1U) places.push_back(Face::of(colour, number));
        }
        add(places, number * std::popcount(colours));
      }
    }
  }
  void add_runs() {
    // A longer run is two of these, as long as each has a real tile.
    const int longest = task_.rules.most_jokers <= 2 && !task_.rules.mostly_real ? 5 : kMostNumbers + 1;
    const int end = task_.rules.numbers + (task_.rules.wraps ? 1 : 0);
    for (Colour colour : kAllColours) {
      for (int first = 1; first <= end - 2; ++first) {
        std::vector<Face> places;
        int points = 0;
        for (int n = first; n <= end && n < first + longest; ++n) {
          places.push_back(Face::of(colour, n > task_.rules.numbers ? 1 : n));
          points += n;
          if (n >= first + 2) add(places, points);
        }
      }
    }
  }

  const Task& task_;
  std::vector<Variable> variables_;
  std::set<std::string> seen_;
};

}  // namespace parlor::melds
