// What the header of a request says about where the request ends. Two programs that read it differently could
// take the body of one request for the next request, so only what everybody reads alike is accepted.
#pragma once

#include <string_view>

namespace parlor {

class Framing {
 public:
  // Whole lines of the header, as received.
  void read(std::string_view lines);

  // A header was continued on the next line.
  bool folded() const { return folded_; }
  // Transfer-Encoding is absent, or appears once, alone, as "chunked", in a version that supports it.
  bool clear(bool http_1_1) const;

 private:
  void read_line(std::string_view line);

  bool folded_ = false;
  bool odd_encoding_ = false;
  int encodings_ = 0;
  int lengths_ = 0;
};

}  // namespace parlor
