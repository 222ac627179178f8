// A player that is a separate program. If it fails it loses its choice of move, but the game continues.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/player.h"
#include "external/program.h"
#include "external/program_pool.h"

namespace parlor {

template <Game G>
class ExternalPlayer final : public Player<G> {
 public:
  explicit ExternalPlayer(const std::string& command, const ProgramSettings& settings = {})
      : ExternalPlayer(std::make_shared<ProgramPool>(command, settings)) {}
  // Plays with a copy from the pool, starting with the first deal.
  explicit ExternalPlayer(std::shared_ptr<ProgramPool> pool) : pool_(std::move(pool)) {}
  ~ExternalPlayer() override {
    if (program_) pool_->give_back(std::move(program_));
  }

  bool follows_events() const override { return true; }
  void deal_begins(const Setting& setting) override {
    if (!program_) program_ = pool_->take(G::kName, setting.rules);
    program_->deal_begins(G::kName, option_infos<G>(), setting);
  }
  void observe(const SeenEvent& event) override {
    if (program_) program_->tell(event);
  }
  void deal_ends(const Scores& scores) override {
    if (program_) program_->deal_ends(scores);
  }
  std::vector<Message> complaints() override { return std::exchange(complaints_, {}); }

  Thought<G> think(const typename G::View& view, const Budget& budget) override {
    if (!program_) program_ = pool_->take(G::kName, "");  // reports that it was never started
    auto move = ask(view, budget);
    if (move) return {*std::move(move), Message("external.chose", {{"command", program_->name()}})};
    complaints_.push_back(move.problem());
    return {G::fallback(view), Message("external.replaced", {{"command", program_->name()}})};
  }

  // How long the last answer took.
  std::optional<AnswerTime> last_time() const { return program_ ? program_->last_time() : std::nullopt; }

 private:
  Result<typename G::Move> ask(const typename G::View& view, const Budget& budget) {
    std::vector<typename G::Move> listed;
    G::moves(view, listed);
    std::vector<std::string> texts;
    texts.reserve(listed.size());
    for (const auto& move : listed) texts.push_back(G::move_text(view.rules, move));

    const Result<std::string> text = program_->ask(G::view_json(view), texts, budget.deadline);
    if (!text) return text.problem();
    auto move = G::parse_move(view.rules, *text);
    if (!move) return program_->objection("external.nonsense", *text, move.problem());
    if (auto refusal = G::check(view, *move)) return program_->objection("external.illegal", *text, *refusal);
    return move;
  }

  std::shared_ptr<ProgramPool> pool_;
  std::unique_ptr<Program> program_;
  std::vector<Message> complaints_;
};

}  // namespace parlor
