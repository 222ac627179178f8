#include "room/lessons.h"

#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json_writer.h"
#include "engine/json.h"
#include "room/fields.h"
#include "room/messages.h"
#include "room/people.h"

namespace parlor {
namespace {

using Messages = std::vector<std::string>;

// A lesson as a prepared table on which the learner is the only person.
TableDetails details_of(const Table& table, Seat learner) {
  const Record& record = table.record();
  TableDetails details;
  details.game = record.setup.game;
  details.rules = record.setup.rules;
  details.match = record.setup.length;
  details.host = learner;
  details.chat = false;
  details.watch = false;
  details.tiles = record.deals.front().source.tiles.value_or("");
  for (const RecordSeat& seat : record.setup.seats) {
    const bool person = seat.kind == "human";
    details.seats.push_back(
        {person ? SeatDetails::Kind::person : SeatDetails::Kind::computer, seat.name, seat.detail});
  }
  return details;
}

// One learner at one lesson, for the duration of one request.
class LessonVisit {
 public:
  LessonVisit(const GameListing& game, Tutor tutor, std::unique_ptr<Table> table)
      : game_(game), tutor_(std::move(tutor)), table_(std::move(table)) {}

  bool finished() const { return tutor_.finished(*table_); }
  // Repeats a step that was accepted before.
  std::optional<Message> repeat(std::string_view move) {
    if (finished()) return Message("server.lesson_over");
    if (auto problem = tutor_.judge(*table_, move)) return problem;
    tutor_.go_on(*table_);
    return std::nullopt;
  }
  // The position as a match, so that its messages are those of a table.
  std::optional<Message> open() {
    auto match = Match::retell(game_, details_of(*table_, seat()), entries_after(0),
                               -static_cast<int>(tutor_.before()) - 1);
    if (!match) return match.problem();
    match_ = *std::move(match);
    return std::nullopt;
  }
  Messages answer(const nlohmann::json& message);

 private:
  Seat seat() const { return tutor_.learner(); }
  const std::vector<RecordEntry>& played() const { return table_->record().deals.front().entries; }
  // The entries as a store would have them: the deal, then the moves. The learner's first position has number
  // 0. Leaves out the first `skipped`.
  std::vector<StoredEntry> entries_after(std::size_t skipped) const;
  Messages refuse(std::string_view id, const Message& why) const {
    return {refused_text(id, match_->number(), why)};
  }
  std::string state() const { return state_text("", *match_, presence(), match_->table(), seat(), true, {}); }
  Presence presence() const { return {.here = SeatSet::of(seat())}; }
  Messages or_refusal(std::string_view id, Result<std::string> answer) const {
    return answer ? Messages{*std::move(answer)} : refuse(id, answer.problem());
  }

  Messages move(std::string_view id, Fields& fields);
  Messages assess(std::string_view id, Fields& fields);
  Messages arrange(std::string_view id, Fields& fields);
  Messages hint(std::string_view id, Fields& fields);

  const GameListing& game_;
  Tutor tutor_;
  std::unique_ptr<Table> table_;
  std::unique_ptr<Match> match_;
};

std::vector<StoredEntry> LessonVisit::entries_after(std::size_t skipped) const {
  int number = -static_cast<int>(tutor_.before());
  std::vector<StoredEntry> entries = {{number, "deal", ""}};
  for (const RecordEntry& entry : played())
    entries.push_back({++number, entry.seat->to_string() + ' ' + entry.text, ""});
  entries.erase(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(skipped));
  return entries;
}

Messages LessonVisit::answer(const nlohmann::json& message) {
  using Handler = Messages (LessonVisit::*)(std::string_view, Fields&);
  static const std::map<std::string, Handler, std::less<>> kHandlers = {{"move", &LessonVisit::move},
                                                                        {"assess", &LessonVisit::assess},
                                                                        {"arrange", &LessonVisit::arrange},
                                                                        {"hint", &LessonVisit::hint}};
  Fields fields(message);
  const std::string type = fields.needed_text("type");
  const std::string id = fields.text("id");
  if (auto problem = check_id(id)) return refuse("", *problem);
  if (type == "state") {
    if (auto problem = fields.problem()) return refuse(id, *problem);
    return {state()};
  }
  const auto handler = kHandlers.find(type);
  if (handler == kHandlers.end())
    return refuse(id, Message("server.unknown_type", {{"type", type.substr(0, kLongestId)}}));
  return (this->*handler->second)(id, fields);
}

Messages LessonVisit::move(std::string_view id, Fields& fields) {
  const int number = fields.needed_number("number");
  const std::string move = fields.needed_text("move");
  if (auto problem = fields.problem()) return refuse(id, *problem);
  if (number != match_->number()) {
    Messages told = refuse(id, stale(number, match_->number()));
    told.push_back(state());
    return told;
  }
  const std::size_t told = played().size() + 1;
  if (auto problem = repeat(move)) return refuse(id, *problem);
  match_->forget_log();
  if (auto problem = match_->repeat_all(entries_after(told))) return refuse(id, *problem);
  nlohmann::json table;
  const bool over = match_->phase() != Phase::playing;
  if (over) table = table_json("", *match_, presence());
  Update update(*match_, over ? &table : nullptr, std::nullopt, false);
  return {update.text(seat(), true, id)};
}

Messages LessonVisit::assess(std::string_view id, Fields& fields) {
  const std::string draft = fields.needed_text("draft");
  if (auto problem = fields.problem()) return refuse(id, *problem);
  return or_refusal(id, assessment_text(*match_, seat(), id, draft));
}

Messages LessonVisit::arrange(std::string_view id, Fields& fields) {
  const std::string how = fields.needed_text("how");
  if (auto problem = fields.problem()) return refuse(id, *problem);
  return or_refusal(id, arrangement_text(*match_, seat(), id, how));
}

Messages LessonVisit::hint(std::string_view id, Fields& fields) {
  if (auto problem = fields.problem()) return refuse(id, *problem);
  if (finished()) return refuse(id, Message("server.lesson_over"));
  return {hint_text(id, match_->number(), tutor_.player()->think(*table_, seat(), {}))};
}

}  // namespace

Result<nlohmann::json> lessons_json(const GameListing& game) {
  nlohmann::json list = nlohmann::json::array();
  for (const Lesson& lesson : game.lessons) {
    const auto tutor = Tutor::open(lesson, game.open);
    if (!tutor) return tutor.problem();
    const auto table = tutor->position();
    if (!table) return table.problem();
    nlohmann::json each = {
        {"name", lesson.name}, {"rules", (*table)->record().setup.rules}, {"seat", tutor->learner().index()}};
    for (const char* what : {"title", "task", "hint", "done"}) each[what] = to_json(tutor->says(what));
    list.push_back(std::move(each));
  }
  return list;
}

Result<Answer> lesson_answer(const GameListing& game, const Lesson& lesson, const nlohmann::json& request) {
  Fields fields(request);
  const nlohmann::json done = fields.list("done");
  const nlohmann::json message = fields.needed_object("message");
  if (auto problem = fields.problem()) return *problem;
  auto tutor = Tutor::open(lesson, game.open);
  if (!tutor) return tutor.problem();
  auto table = tutor->position();
  if (!table) return table.problem();
  LessonVisit visit(game, *std::move(tutor), *std::move(table));
  for (const nlohmann::json& move : done) {
    if (!move.is_string())
      return Message("server.field",
                     {{"field", std::string("done")}, {"wanted", std::string("an array of strings")}});
    if (auto problem = visit.repeat(move.get<std::string>())) return *problem;
  }
  if (auto problem = visit.open()) return *problem;
  JsonWriter body;
  body.begin_object().key("messages").begin_array();
  for (const std::string& each : visit.answer(message)) body.raw(each);
  body.end_array().member("finished", visit.finished());
  return Answer::written(body.end_object().take());
}

}  // namespace parlor
