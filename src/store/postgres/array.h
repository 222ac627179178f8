// Values for one column of many rows, as PostgreSQL reads an array: {1,2} or {"a","b \"c\""}.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace parlor::postgres {

class Array {
 public:
  void add(std::integral auto number) {
    separate();
    text_ += std::to_string(number);
  }
  void add(std::string_view text) {
    separate();
    text_ += '"';
    for (const char c : text) {
      if (c == '"' || c == '\\') text_ += '\\';
      text_ += c;
    }
    text_ += '"';
  }
  bool empty() const { return text_.empty(); }
  std::string to_string() const { return "{" + text_ + "}"; }

 private:
  void separate() {
    if (!text_.empty()) text_ += ',';
  }
  std::string text_;
};

}  // namespace parlor::postgres
