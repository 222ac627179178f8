#include "engine/replay.h"

#include <cstdint>
#include <string>
#include <utility>

namespace parlor {
namespace {

// The reason is passed as an argument, so that the sentence can state line, move and reason in any language.
Message located(std::string key, int line, std::size_t number, const Message& reason) {
  Message::Arguments arguments = reason.arguments;
  arguments.insert(arguments.begin(), {{"line", line}, {"entry", static_cast<std::int64_t>(number)}});
  Message message(std::move(key), std::move(arguments));
  message.arguments.emplace_back("reason", Key{reason.key});
  return message;
}

}  // namespace

Result<Replay> Replay::open(Record record, const OpenTable& open_table) {
  auto table = open_table(record.setup);
  if (!table) return table.problem();
  Replay replay(std::move(record), std::move(*table));
  if (!replay.record_.deals.empty()) {
    if (auto problem = replay.begin_deal()) return *problem;
  }
  return replay;
}

std::size_t Replay::entries() const {
  std::size_t count = 0;
  for (const RecordDeal& deal : record_.deals) count += deal.entries.size();
  return count;
}

std::optional<Message> Replay::begin_deal() {
  const RecordDeal& deal = record_.deals[deal_];
  entry_ = 0;
  if (const std::string ours = table_->shuffle().to_string(); !deal.shuffle.empty() && deal.shuffle != ours) {
    return located("replay.deal", deal.line, deal_ + 1,
                   Message("replay.shuffle", {{"said", deal.shuffle}, {"used", ours}}));
  }
  if (auto problem = table_->deal(deal.source)) return located("replay.deal", deal.line, deal_ + 1, *problem);
  return deal.entries.empty() ? end_deal() : std::nullopt;
}

std::optional<Message> Replay::end_deal() const {
  const RecordDeal& deal = record_.deals[deal_];
  const std::optional<std::string>& ours = table_->record().deals.back().score;
  if (deal.score && deal.score != ours) {
    return Message("replay.score", {{"line", deal.score_line},
                                    {"deal", static_cast<std::int64_t>(deal_ + 1)},
                                    {"said", *deal.score},
                                    {"found", ours.value_or("-")}});
  }
  return std::nullopt;
}

std::optional<Message> Replay::step() {
  if (at_end()) return std::nullopt;
  while (entry_ == record_.deals[deal_].entries.size()) {
    ++deal_;
    if (auto problem = begin_deal()) return problem;
  }
  const RecordEntry& entry = record_.deals[deal_].entries[entry_];
  std::optional<Message> problem;
  if (entry.seat) {
    problem = entry.forced ? table_->force(*entry.seat, entry.text) : table_->play(*entry.seat, entry.text);
  } else if (const auto note = SystemNote::parse(entry.text)) {
    problem = table_->note(*note);
  } else {
    problem = Message("replay.unknown_note", {{"text", entry.text}});
  }
  if (problem) return located("replay.move", entry.line, entry_ + 1, *problem);
  ++entry_;
  ++done_;
  return entry_ == record_.deals[deal_].entries.size() ? end_deal() : std::nullopt;
}

std::optional<Message> Replay::run_to_deal(std::size_t deal) {
  while (deal_ + 1 < deal) {
    while (entry_ < record_.deals[deal_].entries.size()) {
      if (auto problem = step()) return problem;
    }
    ++deal_;
    if (auto problem = begin_deal()) return problem;
  }
  return std::nullopt;
}

std::optional<Message> Replay::run(std::size_t to) {
  while (done_ < to && !at_end()) {
    if (auto problem = step()) return problem;
  }
  // A record may end with deals that were dealt but not yet played.
  while (at_end() && deal_ + 1 < record_.deals.size() && to >= entries()) {
    ++deal_;
    if (auto problem = begin_deal()) return problem;
  }
  return std::nullopt;
}

Result<std::unique_ptr<Table>> replay(Record record, const OpenTable& open_table) {
  auto replay = Replay::open(std::move(record), open_table);
  if (!replay) return replay.problem();
  if (auto problem = replay->run(replay->entries())) return *problem;
  return std::move(*replay).take();
}

}  // namespace parlor
