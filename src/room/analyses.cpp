#include "room/analyses.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace parlor {
namespace {

void answer(const Analyses::Question& question, const Analysis& analysis) {
  question.reply(Answer::json(to_json(analysis, question.known.value_or(0))));
}

bool is_about(const Analysis& analysis, const Analyses::Subject& subject) {
  return analysis.deal == subject.deal && analysis.seat == subject.seat;
}

}  // namespace

void Analyses::Order::add(const Question& question) {
  const std::scoped_lock lock(mutex_);
  address_ = question.reply.address();
  if (so_far_ && question.known && so_far_->moves.size() > *question.known) {
    ahead_ = kAhead;
    answer(question, *so_far_);
  } else {
    questions_.push_back(question);
  }
}

bool Analyses::Order::wanted() const {
  const std::scoped_lock lock(mutex_);
  return ahead_ > 0 ||
         std::ranges::any_of(questions_, [](const Question& each) { return each.reply.wanted(); });
}

std::string Analyses::Order::address() const {
  const std::scoped_lock lock(mutex_);
  return address_;
}

void Analyses::Order::tell(const Analysis& so_far) {
  const std::scoped_lock lock(mutex_);
  so_far_ = so_far;
  if (ahead_ > 0) --ahead_;
  const auto told = std::ranges::partition(questions_, [&](const Question& question) {
    return !question.known || so_far.moves.size() <= *question.known;
  });
  if (told.empty()) return;
  ahead_ = kAhead;
  for (const Question& question : told) answer(question, so_far);
  questions_.erase(told.begin(), told.end());
}

std::vector<Analyses::Question> Analyses::Order::take_all() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(questions_, {});
}

void Analyses::Order::end(const Analysis& whole) {
  for (const Question& question : take_all()) answer(question, whole);
}

void Analyses::Order::fail(const Answer& why) {
  for (const Question& question : take_all()) question.reply(why);
}

void Analyses::ask(const Subject& subject, const Question& question) {
  const auto kept =
      std::ranges::find_if(kept_, [&](const Analysis& each) { return is_about(each, subject); });
  if (kept != kept_.end()) return answer(question, *kept);
  auto order = std::ranges::find(orders_, subject, [](const OrderPtr& each) { return each->subject(); });
  if (order == orders_.end()) order = orders_.insert(order, std::make_shared<Order>(subject));
  (*order)->add(question);
}

Analyses::OrderPtr Analyses::begin() {
  if (making_) return nullptr;
  std::size_t paused = 0;
  for (std::size_t i = orders_.size(); i-- > 0;) {
    const OrderPtr order = orders_[i];
    if (order->wanted()) continue;
    order->fail(Answer::to_nobody());
    if (order->run && ++paused <= kMostPaused) continue;
    orders_.erase(orders_.begin() + static_cast<std::ptrdiff_t>(i));
  }
  const auto next = std::ranges::find_if(orders_, [](const OrderPtr& each) { return each->wanted(); });
  if (next == orders_.end()) return nullptr;
  making_ = *next;
  return making_;
}

Analyses::OrderPtr Analyses::take_order() {
  const OrderPtr made = std::exchange(making_, nullptr);
  std::erase(orders_, made);
  return made;
}

void Analyses::finish() {
  const OrderPtr made = take_order();
  kept_.push_back(made->run->result());
  if (kept_.size() > kMostKept) kept_.pop_front();
  made->end(kept_.back());
}

void Analyses::fail(const Answer& why) { take_order()->fail(why); }

}  // namespace parlor
