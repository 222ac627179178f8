#include "arena/progress.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unistd.h>

#include "core/columns.h"

namespace parlor {
namespace {

// "8 s", "3 min 20 s", "5 h 12 min"
std::string time_left(double seconds) {
  const auto whole = static_cast<std::int64_t>(std::ceil(seconds));
  if (whole < 60) return std::to_string(whole) + " s";
  if (whole < 3600) return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
  return std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
}

}  // namespace

std::string progress_text(const ArenaProgress& progress, std::chrono::duration<double> elapsed) {
  std::string text = std::to_string(progress.done) + " of " + std::to_string(progress.total) + " deals";
  // The deals of an earlier run say nothing about the speed of this one.
  const double played = progress.done - progress.resumed + progress.underway;
  if (played <= 0 || elapsed.count() <= 0) return text;
  const double rate = played / elapsed.count();
  text += ", " + fixed(rate, rate < 10 ? 1 : 0) + " a second";
  if (progress.done == progress.total) return text;
  return text + ", " + time_left((progress.total - progress.done - progress.underway) / rate) + " left";
}

ProgressLine::ProgressLine(std::size_t rotations, std::FILE* out, Pace pace)
    : rotations_(static_cast<double>(rotations)),
      out_(out),
      terminal_(isatty(fileno(out)) == 1),
      pace_(pace),
      watcher_([this](const std::stop_token& stop) { watch(stop); }) {}

ProgressLine::~ProgressLine() {
  watcher_.request_stop();
  watcher_.join();
  wipe();
}

void ProgressLine::update(const ArenaProgress& progress) {
  const std::lock_guard lock(mutex_);
  progress_ = progress;
}

void ProgressLine::make_room() {
  const std::lock_guard lock(mutex_);
  wipe();
}

void ProgressLine::watch(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  auto pause = pace_.first;
  while (!wake_.wait_for(lock, stop, pause, [&] { return stop.stop_requested(); })) {
    show();
    pause = terminal_ ? pace_.terminal : pace_.log;
  }
}

void ProgressLine::show() {
  ArenaProgress now = progress_;
  const double played = static_cast<double>(games_) / rotations_;
  now.underway = std::max(0.0, played - (now.done - now.resumed));
  const std::string text = progress_text(now, Clock::now() - begin_);
  std::fputs((terminal_ ? "\r" + text + "\033[K" : text + "\n").c_str(), out_);
  std::fflush(out_);
  shown_ = terminal_;
}

void ProgressLine::wipe() {
  if (!shown_) return;
  std::fputs("\r\033[K", out_);
  std::fflush(out_);
  shown_ = false;
}

}  // namespace parlor
