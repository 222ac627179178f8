// A lesson: a prepared position of a game and what the learner should play from it, stored as a record.
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

// The texts are "GAME.lesson.NAME.title", ".task", ".hint" and ".done".
struct Lesson {
  std::string name;
  std::size_t before;  // the entries of the record that are played before the learner starts
  Record record;       // a single deal; its human seat is the learner's
};

// How lessons are written in the source: the learner is Ada at seat 0, computer players have the other seats,
// and each entry is "SEAT MOVE".
struct PreparedDeal {
  std::string_view game;
  std::string_view rules;  // with the version in front
  int seats;
  std::string tiles;
  std::vector<std::string_view> entries;

  Record record() const;
};

// Guides one learner through a lesson. The learner's steps are the remaining entries of that seat. The other
// players' moves come from the record too, so the table always passes through the positions of the record.
class Tutor {
 public:
  // Fails if the record is invalid or has no step for the learner.
  static Result<Tutor> open(const Lesson& lesson, OpenTable open_table);

  Seat learner() const { return learner_; }
  const Record& record() const { return record_; }
  std::size_t before() const { return before_; }
  // The title, task, hint, or closing text of the lesson.
  Message says(std::string_view what) const;

  // The table as the learner first sees it.
  Result<std::unique_ptr<Table>> position() const { return table_after(before_); }
  bool finished(const Table& table) const { return next(table) == nullptr; }
  // The next entry of the record, whichever seat it belongs to.
  const RecordEntry* next(const Table& table) const;

  // Why the learner's move is not what the lesson asks for: the game's refusal, or the lesson's hint. Any
  // other move to the same position is as good as the record's own.
  std::optional<Message> judge(const Table& table, std::string_view move) const;
  // Carries out the learner's correct step and the other players' moves up to the learner's next one.
  void go_on(Table& table) const;

  // Plays the record's next entry at any seat and gives the lesson's hint as its reason. The tutor must
  // outlive it.
  std::unique_ptr<TablePlayer> player() const;

 private:
  Tutor(const Lesson& lesson, OpenTable open_table);
  bool has_step() const;  // one deal of moves only, and its only human is to move
  std::optional<Message> check() const;
  Result<std::unique_ptr<Table>> table_after(std::size_t entries) const;

  std::string name_;
  std::size_t before_;
  Record record_;
  OpenTable open_table_;
  Seat learner_;
};

}  // namespace parlor
