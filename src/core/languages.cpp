#include "core/languages.h"

#include <cstdint>
#include <utility>

#include "core/text.h"

namespace parlor {
namespace {

std::optional<std::string> plain(std::string_view written) {
  std::string text;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (written[i] != '\\') {
      text += written[i];
      continue;
    }
    if (++i == written.size()) return std::nullopt;
    switch (written[i]) {
      case 'n':
        text += '\n';
        break;
      case 's':
        text += ' ';
        break;
      case '\\':
        text += '\\';
        break;
      default:
        return std::nullopt;
    }
  }
  return text;
}

// "zh-Hant" and "zh_TW.UTF-8" are both "zh".
std::string_view primary(std::string_view tag) { return tag.substr(0, tag.find_first_of("-_.")); }

}  // namespace

Result<std::vector<std::pair<std::string, std::string>>> read_phrases(std::string_view file) {
  std::vector<std::pair<std::string, std::string>> phrases;
  std::int64_t number = 0;
  while (!file.empty()) {
    const std::size_t end = file.find('\n');
    const std::string_view line = trim(file.substr(0, end));
    file.remove_prefix(end == std::string_view::npos ? file.size() : end + 1);
    ++number;
    if (line.empty() || line.front() == '#') continue;
    const std::size_t space = line.find(' ');
    auto text = space == std::string_view::npos ? std::nullopt : plain(trim(line.substr(space)));
    if (!text) return Message("languages.line", {{"line", number}});
    phrases.emplace_back(line.substr(0, space), std::move(*text));
  }
  return phrases;
}

std::string phrase_line(std::string_view text) {
  std::string line;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool at_end = text.find_first_not_of(' ') > i || text.find_last_not_of(' ') < i;
    if (text[i] == '\n') {
      line += "\\n";
    } else if (text[i] == '\\') {
      line += "\\\\";
    } else if (text[i] == ' ' && at_end) {
      line += "\\s";
    } else {
      line += text[i];
    }
  }
  return line;
}

Languages::Languages(Catalogue english) { catalogues_.emplace(kEnglish, std::move(english)); }

std::optional<Message> Languages::add(std::string_view tag, std::string_view file) {
  const auto phrases = read_phrases(file);
  if (!phrases) return phrases.problem();
  Catalogue& catalogue = catalogues_.try_emplace(std::string(tag), english()).first->second;
  catalogue.set_language(tag);
  for (const auto& [key, text] : *phrases) catalogue.add(Phrase{key, text});
  return std::nullopt;
}

const Catalogue* Languages::find(std::string_view tag) const {
  const auto found = catalogues_.find(tag);
  return found == catalogues_.end() ? nullptr : &found->second;
}

std::optional<std::string> Languages::match(std::string_view wanted) const {
  for (const auto& [tag, catalogue] : catalogues_) {
    if (primary(tag) == primary(wanted)) return tag;
  }
  return std::nullopt;
}

std::vector<std::string> Languages::tags() const {
  std::vector<std::string> tags;
  tags.reserve(catalogues_.size());
  for (const auto& [tag, catalogue] : catalogues_) tags.push_back(tag);
  return tags;
}

}  // namespace parlor
