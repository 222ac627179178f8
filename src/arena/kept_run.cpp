#include "arena/kept_run.h"

#include <array>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace parlor {
namespace {

constexpr const char* kEnding = ".checkpoint";

std::string now_as_text() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y%m%d-%H%M%S", &local)};
}

// A new empty file that no other run uses: named by game, time and process, and a number if that is not
// enough.
std::optional<std::filesystem::path> new_file(const std::filesystem::path& folder, const std::string& game) {
  constexpr int kTries = 1000;
  const std::string stem = game + "-" + now_as_text() + "-" + std::to_string(getpid());
  for (int i = 1; i <= kTries; ++i) {
    std::filesystem::path path = folder / (stem + (i == 1 ? "" : "-" + std::to_string(i)) + kEnding);
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file >= 0) {
      close(file);
      return path;
    }
    if (errno != EEXIST) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

bool KeptRun::begin() {
  if (checkpoint_ || impossible_) return checkpoint_.has_value();
  impossible_ = true;
  std::error_code error;
  std::filesystem::create_directories(place_.folder, error);
  file_ = new_file(place_.folder, game_);
  if (!file_) return false;
  auto opened = Checkpoint::open(file_->string(), header_, entrants_, chunks_);
  if (!opened) {
    finished();
    return false;
  }
  checkpoint_ = std::move(*opened);
  impossible_ = false;
  return true;
}

void KeptRun::keep(const Chunk& chunk, const Tally& tally) {
  if (impossible_) return;
  waiting_.push_back(Checkpoint::line(chunk, tally));
  if (std::chrono::steady_clock::now() - begun_ >= place_.after) keep_all();
}

void KeptRun::keep_all() {
  if (!waiting_.empty() && begin()) {
    for (const std::string& line : waiting_) {
      if (!checkpoint_->append(line)) continue;
      impossible_ = true;  // most likely a full disk; the lines written so far are still useful
      break;
    }
  }
  waiting_.clear();
}

void KeptRun::finished() {
  checkpoint_.reset();
  std::error_code error;
  if (file_) std::filesystem::remove(*file_, error);
  file_.reset();
}

std::optional<std::filesystem::path> KeptRun::left_over() const {
  const std::string wanted = header_.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(place_.folder, error)) {
    if (entry.path().extension() != kEnding) continue;
    std::string first;
    std::getline(std::ifstream(entry.path()), first);
    // A locked file belongs to a run that is still in progress.
    if (first == wanted && !FileLock(entry.path().string()).busy()) return entry.path();
  }
  return std::nullopt;
}

}  // namespace parlor
