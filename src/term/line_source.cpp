#include "term/line_source.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <unistd.h>
#include <utility>

#include "core/text.h"
#include "term/byte_order_mark.h"
#include "term/interrupts.h"
#include "term/layout.h"
#include "term/style.h"

namespace parlor {
namespace {

// A line as echoed after the prompt. No move is this long.
std::string repeated(std::string_view line) {
  constexpr std::size_t kLongest = 1000;
  return printable(shortened(line, kLongest));
}

void drop_carriage_return(std::string& line) {
  if (line.ends_with('\r')) line.pop_back();
}

class ScriptLines final : public LineSource {
 public:
  ScriptLines(std::ifstream file, std::ostream& out) : file_(std::move(file)), lines_(file_, out) {
    skip_byte_order_mark(file_);
  }
  Input read(const std::string& prompt) override { return lines_.read(prompt); }

 private:
  std::ifstream file_;
  StreamLines lines_;
};

// Reads standard input directly: a stream would keep waiting after Ctrl-C.
class PlainLines final : public LineSource {
 public:
  explicit PlainLines(std::ostream& out) : out_(out), echoes_(!is_terminal(STDIN_FILENO)) {}

  bool interactive() const override { return !echoes_; }

  Input read(const std::string& prompt) override {
    out_ << prompt << std::flush;
    std::size_t end = rest_.find('\n');
    while (end == std::string::npos && !ended_) {
      if (!Interrupts::wait_readable(STDIN_FILENO)) return {Input::What::interrupted};
      const std::size_t before = rest_.size();
      read_some();
      end = rest_.find('\n', before);
    }
    if (end == std::string::npos && rest_.empty()) return {Input::What::end};
    Input input{Input::What::line, rest_.substr(0, end)};
    if (echoes_ && std::exchange(first_, false))
      input.line = std::string(without_byte_order_mark(input.line));
    rest_.erase(0, end == std::string::npos ? end : end + 1);
    drop_carriage_return(input.line);
    if (echoes_) out_ << repeated(input.line) << '\n';
    return input;
  }

 private:
  void read_some() {
    std::array<char, 4096> block{};
    const ssize_t got = ::read(STDIN_FILENO, block.data(), block.size());
    if (got > 0) rest_.append(block.data(), static_cast<std::size_t>(got));
    if (got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN)) ended_ = true;
  }

  std::ostream& out_;
  bool echoes_;
  bool ended_ = false;
  bool first_ = true;  // the first line is still to come
  std::string rest_;
};

}  // namespace

Input StreamLines::read(const std::string& prompt) {
  out_ << prompt << std::flush;
  Input input;
  if (Interrupts::caught() != 0) return {Input::What::interrupted};
  if (!std::getline(in_, input.line)) return {Input::What::end};
  input.what = Input::What::line;
  drop_carriage_return(input.line);
  out_ << repeated(input.line) << '\n';
  return input;
}

Result<std::unique_ptr<LineSource>> open_lines(const std::optional<std::filesystem::path>& script,
                                               std::ostream& out) {
  if (script) {
    std::error_code ignored;
    std::ifstream file(*script);
    if (!file || std::filesystem::is_directory(*script, ignored)) {
      const int error = file ? EISDIR : errno;
      return Message("term.unreadable", {{"file", script->string()}, {"error", std::strerror(error)}});
    }
    return std::unique_ptr<LineSource>(std::make_unique<ScriptLines>(std::move(file), out));
  }
  if (is_terminal(STDIN_FILENO) && is_terminal(STDOUT_FILENO)) {
    if (auto edited = open_edited_lines(out)) return edited;
  }
  return std::unique_ptr<LineSource>(std::make_unique<PlainLines>(out));
}

}  // namespace parlor
