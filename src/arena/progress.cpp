#include "arena/progress.h"

#include <cmath>
#include <cstdint>
#include <unistd.h>

#include "core/columns.h"

namespace parlor {
namespace {

constexpr std::chrono::milliseconds kPause{250};

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
  const int played = progress.done - progress.resumed;  // what an earlier run did says nothing of the speed
  if (played <= 0 || elapsed.count() <= 0) return text;
  const double rate = played / elapsed.count();
  text += ", " + fixed(rate, rate < 10 ? 1 : 0) + " a second";
  if (progress.done == progress.total) return text;
  return text + ", " + time_left((progress.total - progress.done) / rate) + " left";
}

ProgressLine::ProgressLine(std::FILE* out) : out_(out), terminal_(isatty(fileno(out)) == 1) {}

ProgressLine::~ProgressLine() {
  if (!shown_) return;
  std::fputs("\r\033[K", out_);
  std::fflush(out_);
}

void ProgressLine::show(const ArenaProgress& progress) {
  const Clock::time_point now = Clock::now();
  if (!terminal_ || now < next_) return;
  next_ = now + kPause;
  shown_ = true;
  std::fputs(("\r" + progress_text(progress, now - begin_) + "\033[K").c_str(), out_);
  std::fflush(out_);
}

}  // namespace parlor
