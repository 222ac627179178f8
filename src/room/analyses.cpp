#include "room/analyses.h"

#include <algorithm>

namespace parlor {

void Analyses::Waiting::add(Reply reply) {
  const std::scoped_lock lock(mutex_);
  replies_.push_back(std::move(reply));
}

bool Analyses::Waiting::wanted() const {
  const std::scoped_lock lock(mutex_);
  return std::ranges::any_of(replies_, &Reply::wanted);
}

std::string Analyses::Waiting::address() const {
  const std::scoped_lock lock(mutex_);
  return replies_.empty() ? "" : replies_.front().address();
}

void Analyses::Waiting::answer(const Answer& answer) {
  std::vector<Reply> replies;
  {
    const std::scoped_lock lock(mutex_);
    replies.swap(replies_);
  }
  for (const Reply& reply : replies) reply(answer);
}

void Analyses::ask(const Subject& subject, const Reply& reply) {
  const auto kept = std::ranges::find(kept_, subject, &std::pair<Subject, Answer>::first);
  if (kept != kept_.end()) return reply(kept->second);
  auto order = std::ranges::find(orders_, subject, &Order::subject);
  if (order == orders_.end()) order = orders_.insert(order, {subject, std::make_shared<Waiting>()});
  order->waiting->add(reply);
}

std::optional<Analyses::Order> Analyses::begin() {
  if (making_) return std::nullopt;
  std::erase_if(orders_, [](const Order& order) {
    if (order.waiting->wanted()) return false;
    order.waiting->answer(Answer::to_nobody());
    return true;
  });
  if (orders_.empty()) return std::nullopt;
  making_ = orders_.front().subject;
  return orders_.front();
}

void Analyses::finish(const Answer& answer) {
  const Subject made = *std::exchange(making_, std::nullopt);
  // What went wrong may go right another time.
  if (answer.status == 200) kept_.emplace_back(made, answer);
  if (kept_.size() > kMostKept) kept_.pop_front();
  const auto order = std::ranges::find(orders_, made, &Order::subject);
  order->waiting->answer(answer);
  orders_.erase(order);
}

}  // namespace parlor
