// Where typed lines come from: a terminal, a pipe, a script.
#pragma once

#include <filesystem>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "core/message.h"

namespace parlor {

struct Input {
  enum class What { line, end, interrupted };
  What what = What::end;
  std::string line{};
};

class LineSource {
 public:
  LineSource() = default;
  LineSource(const LineSource&) = delete;
  LineSource& operator=(const LineSource&) = delete;
  virtual ~LineSource() = default;

  virtual Input read(const std::string& prompt) = 0;
  // Whether a person is there to answer, so that it makes sense to wait.
  virtual bool interactive() const { return false; }
  // Clears the history, so that the next person cannot see it.
  virtual void forget() {}
};

// Lines of a stream, echoed after the prompt so that the output reads like a conversation.
class StreamLines final : public LineSource {
 public:
  StreamLines(std::istream& in, std::ostream& out) : in_(in), out_(out) {}
  Input read(const std::string& prompt) override;

 private:
  std::istream& in_;
  std::ostream& out_;
};

// Standard input: with editing and history on a terminal, plain otherwise. Or the lines of a script.
Result<std::unique_ptr<LineSource>> open_lines(const std::optional<std::filesystem::path>& script,
                                               std::ostream& out);

// Lines typed at a terminal, with editing and history. Null if the terminal does not support it.
std::unique_ptr<LineSource> open_edited_lines(std::ostream& out);

}  // namespace parlor
