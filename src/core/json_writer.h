// Writes JSON as text, piece by piece. Every player and spectator gets a view after every move; building a
// tree first would take ten times as long.
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>

#include "core/seat.h"

namespace parlor {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name) {
    value(name);
    text_ += ':';
    first_ = true;
    return *this;
  }

  JsonWriter& value(std::string_view text) {
    separate();
    text_ += '"';
    if (std::ranges::none_of(text, is_special)) {
      text_ += text;
    } else {
      for (char c : text) add(c);
    }
    text_ += '"';
    return *this;
  }
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool flag) { return raw(flag ? "true" : "false"); }
  template <std::integral Number>
  JsonWriter& value(Number number) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    return raw(std::string_view(digits, static_cast<std::size_t>(end - digits)));
  }
  JsonWriter& null() { return raw("null"); }
  // Text that is already JSON.
  JsonWriter& raw(std::string_view json) {
    separate();
    text_ += json;
    return *this;
  }

  template <class Value>
  JsonWriter& member(std::string_view name, const Value& content) {
    return key(name).value(content);
  }

  template <class List>
  JsonWriter& list(std::string_view name, const List& values) {
    key(name).begin_array();
    for (const auto& each : values) value(each);
    return end_array();
  }

  std::string take() { return std::move(text_); }

 private:
  JsonWriter& open(char bracket) {
    separate();
    text_ += bracket;
    first_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    text_ += bracket;
    first_ = false;
    return *this;
  }
  void separate() {
    if (!first_) text_ += ',';
    first_ = false;
  }
  static bool is_special(char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; }
  void add(char c) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (code < 0x20) {
      text_ += "\\u00";
      text_ += kDigits[code >> 4U];
      text_ += kDigits[code & 0xFU];
    } else {
      text_ += c;
    }
  }

  std::string text_;
  bool first_ = true;  // the next value needs no comma before it
};

// One value per seat: "name": [...], each written by write(seat).
template <class Write>
void each_seat(JsonWriter& json, std::string_view name, int seats, Write write) {
  json.key(name).begin_array();
  for (int i = 0; i < seats; ++i) write(Seat::at(i));
  json.end_array();
}

}  // namespace parlor
