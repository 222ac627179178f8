#include "term/properties.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace parlor {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\f'; }
bool is_separator(char c) { return c == '=' || c == ':'; }

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  return text;
}

// Physical lines; each ends with \n, \r or \r\n.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  bool at_end() const { return rest_.empty(); }
  int number() const { return number_; }
  std::string_view next() {
    const std::size_t end = std::min(rest_.find_first_of("\r\n"), rest_.size());
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end);
    if (rest_.starts_with("\r\n")) rest_.remove_prefix(1);
    if (!rest_.empty()) rest_.remove_prefix(1);
    ++number_;
    return without_blanks(line);
  }

 private:
  std::string_view rest_;
  int number_ = 0;
};

bool goes_on(std::string_view line) {
  std::size_t slashes = 0;
  while (slashes < line.size() && line[line.size() - 1 - slashes] == '\\') ++slashes;
  return slashes % 2 == 1;
}

// A line with its continuations; a backslash at the end of the text is dropped as well.
std::string logical_line(Lines& lines) {
  std::string_view part = lines.next();
  if (part.starts_with('#') || part.starts_with('!')) return "";
  std::string line(part);
  while (goes_on(part)) {
    line.pop_back();
    if (lines.at_end()) break;
    part = lines.next();
    line += part;
  }
  return line;
}

void append_utf8(std::string& text, std::uint32_t code) {
  const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  const auto put_tail = [&](unsigned shift) { put(0x80U | (code >> shift & 0x3FU)); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xC0U | code >> 6);
  } else {
    if (code < 0x10000) {
      put(0xE0U | code >> 12);
    } else {
      put(0xF0U | code >> 18);
      put_tail(12);
    }
    put_tail(6);
  }
  put_tail(0);
}

// A key or value without its escapes.
class Plain {
 public:
  explicit Plain(std::string_view text) : rest_(text) {}

  // Nothing if a \u is malformed.
  std::optional<std::string> text() {
    while (!rest_.empty()) {
      const char c = take();
      if (c != '\\' || rest_.empty()) {
        plain_ += c;
      } else if (!escape(take())) {
        return std::nullopt;
      }
    }
    return std::move(plain_);
  }

 private:
  char take() {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    return c;
  }

  bool escape(char c) {
    switch (c) {
      case 't':
        plain_ += '\t';
        return true;
      case 'n':
        plain_ += '\n';
        return true;
      case 'r':
        plain_ += '\r';
        return true;
      case 'f':
        plain_ += '\f';
        return true;
      case 'u':
        return unicode();
      default:
        plain_ += c;
        return true;
    }
  }

  // Java uses UTF-16 code units: two of them may make one character, and a lone surrogate is none.
  bool unicode() {
    constexpr std::uint32_t kReplacement = 0xFFFD;
    const auto first = digits();
    if (!first) return false;
    std::uint32_t code = *first;
    if (code >= 0xD800 && code < 0xE000) {
      code = kReplacement;
      if (*first < 0xDC00 && rest_.starts_with("\\u")) {
        const std::string_view before = rest_;
        rest_.remove_prefix(2);
        const auto second = digits();
        if (!second) return false;
        if (*second >= 0xDC00 && *second < 0xE000) {
          code = 0x10000U + ((*first - 0xD800U) << 10) + (*second - 0xDC00U);
        } else {
          rest_ = before;
        }
      }
    }
    append_utf8(plain_, code);
    return true;
  }

  std::optional<std::uint32_t> digits() {
    constexpr std::size_t kDigits = 4;
    if (rest_.size() < kDigits) return std::nullopt;
    std::uint32_t code = 0;
    for (std::size_t i = 0; i < kDigits; ++i) {
      constexpr std::string_view kHex = "0123456789abcdef";
      const char c = take();
      const std::size_t digit = kHex.find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
      if (digit == std::string_view::npos) return std::nullopt;
      code = code << 4 | static_cast<std::uint32_t>(digit);
    }
    return code;
  }

  std::string_view rest_;
  std::string plain_;
};

// The key and the value in a line, both still escaped.
std::pair<std::string_view, std::string_view> parts_of(std::string_view line) {
  std::size_t end = 0;
  while (end < line.size() && !is_separator(line[end]) && !is_blank(line[end]))
    end += line[end] == '\\' ? 2 : 1;
  end = std::min(end, line.size());
  std::string_view value = without_blanks(line.substr(end));
  if (!value.empty() && is_separator(value.front())) value = without_blanks(value.substr(1));
  return {line.substr(0, end), value};
}

}  // namespace

Result<Properties> Properties::parse(std::string_view text) {
  Properties properties;
  Lines lines(text);
  while (!lines.at_end()) {
    const int number = lines.number() + 1;
    const std::string line = logical_line(lines);
    if (line.empty()) continue;
    const auto [raw_key, raw_value] = parts_of(line);
    auto key = Plain(raw_key).text();
    auto value = Plain(raw_value).text();
    if (!key || !value) return Message("properties.escape", {{"line", number}});
    properties.set({*std::move(key), *std::move(value)});
  }
  return properties;
}

void Properties::set(Property property) {
  const auto found = std::ranges::find(all_, property.key, &Property::key);
  if (found == all_.end()) {
    all_.push_back(std::move(property));
  } else {
    found->value = std::move(property.value);
  }
}

std::optional<std::string_view> Properties::find(std::string_view key) const {
  const auto found = std::ranges::find(all_, key, &Property::key);
  if (found == all_.end()) return std::nullopt;
  return found->value;
}

}  // namespace parlor
