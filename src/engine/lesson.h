// A lesson: a prepared position of a game and what a learner is to play from it, kept as a record.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/replay.h"

namespace parlor {

class TablePlayer;

// "GAME.lesson.NAME.title", ".task", ".hint" and ".done" are what people are told.
struct Lesson {
  std::string name;
  std::size_t before;  // entries of the record that are played when the learner begins
  Record record;       // of one deal; its human seat is the learner's
};

// How lessons are written down: the learner is Ada at seat 0, computers have the other seats, and each entry
// is "SEAT MOVE".
struct PreparedDeal {
  std::string_view game;
  std::string_view rules;  // with the version in front
  int seats;
  std::string tiles;
  std::vector<std::string_view> entries;

  Record record() const;
};

// Leads one learner through a lesson. The learner's steps are the remaining entries of that seat; what others
// do in between comes from the record too, so a table of the lesson is always where the record was once.
class Tutor {
 public:
  // Refused where the record is not sound or has no step for a learner.
  static Result<Tutor> open(const Lesson& lesson, OpenTable open_table);

  Seat learner() const { return learner_; }
  const Record& record() const { return record_; }
  std::size_t before() const { return before_; }
  // The lesson's title, task, hint or what was learnt when it is done.
  Message says(std::string_view what) const;

  // The table as the learner finds it.
  Result<std::unique_ptr<Table>> position() const { return table_after(before_); }
  bool finished(const Table& table) const { return next(table) == nullptr; }
  // What the record has next, of whatever seat.
  const RecordEntry* next(const Table& table) const;

  // Why the learner's move is not what the lesson asks for: the game's refusal, or the lesson's hint. Another
  // way to the same position is as good as the record's own.
  std::optional<Message> judge(const Table& table, std::string_view move) const;
  // The learner's step was found, so it is carried out, and what others do until the learner's next.
  void go_on(Table& table) const;

  // Plays the record's next entry at any seat and gives the lesson's hint as its reason; the tutor must
  // outlive it.
  std::unique_ptr<TablePlayer> player() const;

 private:
  Tutor(const Lesson& lesson, OpenTable open_table);
  bool has_step() const;  // one deal of moves, and the turn of its only person
  std::optional<Message> check() const;
  Result<std::unique_ptr<Table>> table_after(std::size_t entries) const;

  std::string name_;
  std::size_t before_;
  Record record_;
  OpenTable open_table_;
  Seat learner_;
};

}  // namespace parlor
