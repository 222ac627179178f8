#include "core/placeholder.h"

#include "core/text.h"

namespace parlor {
namespace {

// The position of the brace that closes the one at the start of `text`.
std::size_t closing_brace(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}' && --depth == 0) return i;
  }
  return std::string_view::npos;
}

// "one {# tile} other {# tiles}"; empty for anything else.
std::vector<std::pair<std::string_view, std::string_view>> read_forms(std::string_view text) {
  std::vector<std::pair<std::string_view, std::string_view>> forms;
  while (!(text = trim(text)).empty()) {
    const std::size_t open = text.find('{');
    if (open == std::string_view::npos) return {};
    const std::size_t length = closing_brace(text.substr(open));
    if (length == std::string_view::npos) return {};
    forms.emplace_back(trim(text.substr(0, open)), text.substr(open + 1, length - 1));
    text.remove_prefix(open + length + 1);
  }
  return forms;
}

}  // namespace

std::optional<std::string_view> Placeholder::form(std::string_view wanted) const {
  std::optional<std::string_view> other;
  for (const auto& [name_, text] : forms) {
    if (name_ == wanted) return text;
    if (name_ == "other") other = text;
  }
  return other;
}

std::optional<Placeholder> placeholder_at(std::string_view text) {
  if (!text.starts_with('{')) return std::nullopt;
  const std::size_t close = closing_brace(text);
  if (close == std::string_view::npos) return std::nullopt;
  const std::string_view inside = text.substr(1, close - 1);
  Placeholder placeholder{.name = inside, .forms = {}, .whole = text.substr(0, close + 1)};

  const std::size_t comma = inside.find(',');
  if (comma == std::string_view::npos) return placeholder;
  const std::string_view rest = trim(inside.substr(comma + 1));
  constexpr std::string_view kPlural = "plural,";
  if (!rest.starts_with(kPlural)) return placeholder;
  placeholder.forms = read_forms(rest.substr(kPlural.size()));
  if (!placeholder.forms.empty()) placeholder.name = trim(inside.substr(0, comma));
  return placeholder;
}

}  // namespace parlor
