// Where the lines come from that people type: a terminal, a pipe, a script.
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
  // Is there a person who answers, so that one may wait for them?
  virtual bool interactive() const { return false; }
  // Forgets what was typed so far: the next person shall not find it.
  virtual void forget() {}
};

// Lines of a stream, repeated after the prompt so that the output reads like a conversation.
class StreamLines final : public LineSource {
 public:
  StreamLines(std::istream& in, std::ostream& out) : in_(in), out_(out) {}
  Input read(const std::string& prompt) override;

 private:
  std::istream& in_;
  std::ostream& out_;
};

// Standard input: edited with history where it is a terminal, plain otherwise. Or the lines of a script.
Result<std::unique_ptr<LineSource>> open_lines(const std::optional<std::filesystem::path>& script,
                                               std::ostream& out);

// Lines typed at a terminal, with editing and history. Nothing where the terminal does not allow it.
std::unique_ptr<LineSource> open_edited_lines(std::ostream& out);

}  // namespace parlor
