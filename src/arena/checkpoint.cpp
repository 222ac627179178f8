#include "arena/checkpoint.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace parlor {
namespace {

using nlohmann::json;

std::string line_of(const json& object) {
  return object.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace

FileLock::FileLock(const std::string& path) : file_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
  // If the file system does not support locks, the run continues without one.
  if (file_ >= 0) busy_ = flock(file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

FileLock::~FileLock() {
  if (file_ >= 0) close(file_);
}

Message Checkpoint::trouble(std::string key, int line) const {
  return Message(std::move(key), {{"file", path_}, {"line", line}});
}

Result<Checkpoint> Checkpoint::open(const std::string& path, const json& header, std::size_t entrants,
                                    const std::vector<Chunk>& chunks) {
  Checkpoint checkpoint(path, entrants, chunks.size());
  std::error_code error;
  const bool begun = std::filesystem::exists(path, error);
  if (begun) {
    checkpoint.lock_ = FileLock(path);
    if (checkpoint.lock_.busy()) return checkpoint.trouble("arena.checkpoint_busy");
    if (auto problem = checkpoint.read_file(header)) return *problem;
  }
  if (checkpoint.whole_ < checkpoint.size_) std::filesystem::resize_file(path, checkpoint.whole_, error);
  checkpoint.out_.open(path, std::ios::binary | std::ios::app);
  if (checkpoint.whole_ == 0) checkpoint.out_ << line_of(header) << std::flush;
  if (error || !checkpoint.out_) return checkpoint.trouble("arena.checkpoint_file");
  if (!begun) checkpoint.lock_ = FileLock(path);
  return checkpoint;
}

Result<Checkpoint> Checkpoint::read_only(const std::string& path, const json& header, std::size_t entrants,
                                         const std::vector<Chunk>& chunks) {
  Checkpoint checkpoint(path, entrants, chunks.size());
  if (auto problem = checkpoint.read_file(header)) return *problem;
  return checkpoint;
}

std::optional<Message> Checkpoint::read_file(const json& header) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path_, error)) return trouble("arena.checkpoint_file");
  std::ifstream in(path_, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  if (!in) return trouble("arena.checkpoint_file");
  const std::size_t end = text.rfind('\n');
  size_ = text.size();
  whole_ = end == std::string::npos ? 0 : end + 1;
  // If it does not start like ours, it is somebody else's file and must not be truncated.
  if (whole_ == 0 && !line_of(header).starts_with(text)) return trouble("arena.checkpoint_other");
  return read(text.substr(0, whole_), header);
}

std::optional<Message> Checkpoint::read(const std::string& text, const json& header) {
  int number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    begin = end + 1;
    if (++number == 1) {
      if (line != std::string_view(line_of(header)).substr(0, line_of(header).size() - 1)) {
        return trouble("arena.checkpoint_other");
      }
    } else if (!read_chunk(line)) {
      return trouble("arena.checkpoint_line", number);
    }
  }
  return std::nullopt;
}

bool Checkpoint::read_chunk(std::string_view line) {
  const json chunk = json::parse(line, nullptr, false);
  if (!chunk.is_object() || !chunk.contains("chunk") || !chunk["chunk"].is_number_unsigned()) return false;
  const auto index = chunk["chunk"].get<std::size_t>();
  if (index >= done_.size() || !chunk.contains("tally")) return false;
  const auto tally = Tally::from_json(chunk["tally"], tally_.entrants.size());
  if (!tally) return false;
  if (!done_[index]) tally_.merge(*tally);
  done_[index] = true;
  return true;
}

std::string Checkpoint::line(const Chunk& chunk, const Tally& tally) {
  return line_of({{"chunk", chunk.index}, {"tally", tally.to_json()}});
}

std::optional<Message> Checkpoint::append(const std::string& line) {
  out_ << line << std::flush;
  if (!out_) return trouble("arena.checkpoint_file");
  return std::nullopt;
}

}  // namespace parlor
