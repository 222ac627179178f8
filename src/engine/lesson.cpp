#include "engine/lesson.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/table_player.h"

namespace parlor {
namespace {

std::size_t entries_of(const Table& table) { return table.record().deals.back().entries.size(); }

// The positions of sets on the table do not matter for a task: lists of lists are sorted.
void forget_places(nlohmann::json& view) {
  for (nlohmann::json& each : view) {
    if (each.is_structured()) forget_places(each);
  }
  if (view.is_array() && std::ranges::all_of(view, &nlohmann::json::is_array))
    std::sort(view.begin(), view.end());
}

nlohmann::json position_of(const Table& table) {
  nlohmann::json view = nlohmann::json::parse(table.view(Observer::open()));
  forget_places(view);
  return view;
}

class RecordPlayer final : public TablePlayer {
 public:
  explicit RecordPlayer(const Tutor& tutor) : tutor_(tutor) {}

  Study study(const Table& table, Seat) override {
    const RecordEntry* entry = tutor_.next(table);
    return [thought = TextThought{entry != nullptr ? entry->text : "", tutor_.says("hint")}](const Budget&) {
      return thought;
    };
  }
  void deal_begins(const Setting&) override {}
  void observe(const SeenEvent&) override {}
  void deal_ends(const Scores&) override {}
  std::vector<Message> complaints() override { return {}; }

 private:
  const Tutor& tutor_;
};

}  // namespace

Record PreparedDeal::record() const {
  // "Ben" would be Turkish for "I".
  static constexpr std::array<std::string_view, kMaxSeats> kNames = {"Ada", "Bert", "Cleo", "Dan"};
  Record record{{std::string(game), std::string(rules), {}}, {}};
  for (int i = 0; i < seats; ++i) {
    record.setup.seats.push_back({std::string(kNames[static_cast<std::size_t>(i)]),
                                  i == 0 ? "human" : "computer", i == 0 ? "" : "basic"});
  }
  RecordDeal& deal = record.deals.emplace_back();
  deal.source.tiles = tiles;
  deal.shuffle.clear();
  for (std::string_view entry : entries)
    deal.entries.push_back({Seat::parse(entry.substr(0, 1)), false, std::string(entry.substr(2))});
  return record;
}

Tutor::Tutor(const Lesson& lesson, OpenTable open_table)
    : name_(lesson.name), before_(lesson.before), record_(lesson.record), open_table_(std::move(open_table)) {
  const auto person = std::ranges::find(record_.setup.seats, "human", &RecordSeat::kind);
  if (person != record_.setup.seats.end())
    learner_ = Seat::at(static_cast<int>(person - record_.setup.seats.begin()));
}

Result<Tutor> Tutor::open(const Lesson& lesson, OpenTable open_table) {
  Tutor tutor(lesson, std::move(open_table));
  if (auto problem = tutor.check()) return *problem;
  return tutor;
}

bool Tutor::has_step() const {
  if (record_.deals.size() != 1) return false;
  const auto& entries = record_.deals.front().entries;
  const auto is_move = [](const RecordEntry& entry) { return entry.seat && !entry.forced; };
  return std::ranges::all_of(entries, is_move) &&
         std::ranges::count(record_.setup.seats, "human", &RecordSeat::kind) == 1 &&
         before_ < entries.size() && entries[before_].seat == learner_;
}

std::optional<Message> Tutor::check() const {
  if (!has_step()) return Message("lesson.no_step", {{"before", static_cast<std::int64_t>(before_)}});
  const auto whole = table_after(record_.deals.front().entries.size());
  return whole ? std::nullopt : std::optional(whole.problem());
}

Message Tutor::says(std::string_view what) const {
  return Message(record_.setup.game + ".lesson." + name_ + "." + std::string(what));
}

Result<std::unique_ptr<Table>> Tutor::table_after(std::size_t entries) const {
  auto steps = Replay::open(record_, open_table_);
  if (!steps) return steps.problem();
  if (auto problem = steps->run(entries)) return *problem;
  return std::move(*steps).take();
}

const RecordEntry* Tutor::next(const Table& table) const {
  const auto& entries = record_.deals.front().entries;
  const std::size_t done = entries_of(table);
  return done < entries.size() ? &entries[done] : nullptr;
}

std::optional<Message> Tutor::judge(const Table& table, std::string_view move) const {
  const auto tried = table_after(entries_of(table));
  const auto wanted = table_after(entries_of(table) + 1);
  if (!tried || !wanted) return says("hint");
  if (auto problem = (*tried)->play(learner_, move)) return problem;
  if (position_of(**tried) != position_of(**wanted)) return says("hint");
  return std::nullopt;
}

void Tutor::go_on(Table& table) const {
  do {
    const RecordEntry* entry = next(table);
    if (entry == nullptr || table.play(*entry->seat, entry->text)) return;
  } while (!finished(table) && next(table)->seat != learner_);
}

std::unique_ptr<TablePlayer> Tutor::player() const { return std::make_unique<RecordPlayer>(*this); }

}  // namespace parlor
