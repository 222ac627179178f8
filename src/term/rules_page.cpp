#include "term/rules_page.h"

#include <algorithm>
#include <vector>

#include "core/text.h"
#include "term/layout.h"

namespace parlor {
namespace {

constexpr std::string_view kIndent = "  ";

// The names of the examples form a column; next to each is what it is, and below that its tiles.
std::string show_examples(const std::vector<RulesPage::Example>& examples, const PageVoice& voice) {
  std::size_t columns = 0;
  for (const auto& example : examples) columns = std::max(columns, width(voice.say(example.title)));
  std::string text;
  for (const auto& example : examples) {
    std::vector<std::string> tiles;
    tiles.reserve(example.tiles.size());
    for (const std::string& tile : example.tiles) tiles.push_back(voice.face(tile));
    text += kIndent;
    text += pad_right(voice.say(example.title), columns) + "  " + voice.say(example.about) + "\n";
    text += kIndent;
    text += pad_right("", columns) + "  " + join(tiles, " ") + "\n";
  }
  return text;
}

}  // namespace

std::string show_rules(const RulesPage& page, const Style& style, const PageVoice& voice) {
  std::string text;
  for (const RulesPage::Section& section : page.sections) {
    if (!text.empty()) text += '\n';
    text += style.paint(Ink::bold, voice.say(section.title)) + "\n";
    for (const Message& line : section.lines) {
      text += kIndent;
      text += voice.say(line) + "\n";
    }
    text += show_examples(section.examples, voice);
  }
  return text;
}

}  // namespace parlor
