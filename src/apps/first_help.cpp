#include "apps/first_help.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "apps/speak.h"
#include "core/message.h"
#include "core/text.h"
#include "term/layout.h"

namespace parlor {
namespace {

constexpr std::size_t kColumns = 80;
constexpr std::size_t kGap = 2;

// The commands by audience; a command that is not listed is for players.
struct Group {
  const char* title;
  std::vector<std::string_view> commands;
};
const std::vector<Group>& groups() {
  static const std::vector<Group> kGroups = {
      {"help.for.players",
       {"play", "learn", "rules", "games", "stats", "replay", "analyse", "verify", "solve"}},
      {"help.for.students", {"script", "grade"}},
      {"help.for.authors", {"arena"}},
      {"help.for.operators", {"serve", "migrate", "load"}},
      {"help.for.developers", {"laws", "perft"}},
  };
  return kGroups;
}

bool has_group(const HelpLine& command) {
  return std::ranges::any_of(groups(), [&](const Group& group) {
    return std::ranges::find(group.commands, command.name) != group.commands.end();
  });
}

struct Part {
  explicit Part(std::string text) : title(std::move(text)) {}

  std::string title;
  std::vector<HelpLine> lines;
};

// The commands in the order of their groups, followed by the options.
std::vector<Part> parts_of(const std::vector<HelpLine>& commands, const std::vector<HelpLine>& options) {
  std::vector<Part> parts;
  for (const Group& group : groups()) {
    Part& part = parts.emplace_back(say(Message(group.title)));
    for (std::string_view name : group.commands) {
      const auto found = std::ranges::find(commands, name, &HelpLine::name);
      if (found != commands.end()) part.lines.push_back(*found);
    }
  }
  std::ranges::remove_copy_if(commands, std::back_inserter(parts.front().lines), has_group);
  parts.emplace_back(say(Message("help.for.options"))).lines = options;
  return parts;
}

// The words of a text in lines no wider than `columns`.
std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines(1);
  for (std::string_view word : words(text)) {
    std::string& last = lines.back();
    if (last.empty()) {
      last = word;
    } else if (width(last) + 1 + width(word) <= columns) {
      last += ' ' + std::string(word);
    } else {
      lines.emplace_back(word);
    }
  }
  return lines;
}

}  // namespace

std::string first_help(const std::vector<HelpLine>& commands, const std::vector<HelpLine>& options) {
  const std::vector<Part> parts = parts_of(commands, options);
  std::size_t titles = 0;
  std::size_t names = 0;
  for (const Part& part : parts) {
    titles = std::max(titles, width(part.title) + kGap);
    for (const HelpLine& line : part.lines) names = std::max(names, width(line.name) + kGap);
  }
  std::string page = say(Message("help")) + "\n" + say(Message("help.usage")) + "\n\n";
  for (const Part& part : parts) {
    std::string title = part.title;
    for (const HelpLine& line : part.lines) {
      std::string before = pad_right(std::exchange(title, ""), titles) + pad_right(line.name, names);
      for (const std::string& row : wrapped(line.about, kColumns - titles - names))
        page += std::exchange(before, std::string(titles + names, ' ')) + row + "\n";
    }
  }
  return page + say(Message("help.more")) + "\n";
}

std::string command_help(const CommandHelp& command) {
  std::size_t names = 0;
  for (const auto* lines : {&command.arguments, &command.options}) {
    for (const HelpLine& line : *lines) names = std::max(names, kGap + width(line.name) + kGap);
  }
  const auto listed = [&](const std::vector<HelpLine>& lines) {
    std::string text;
    for (const HelpLine& line : lines) {
      std::string before = pad_right(std::string(kGap, ' ') + line.name, names);
      for (const std::string& row : wrapped(line.about, kColumns - names))
        text += std::exchange(before, std::string(names, ' ')) + row + "\n";
    }
    return text;
  };
  std::string usage = "parlor " + command.name + command.usage;
  if (!command.options.empty()) usage += " [OPTIONS]";
  std::string page = "parlor " + command.name + ": " + command.about + "\n" +
                     say(Message("help.command.usage", {{"usage", usage}})) + "\n";
  if (!command.arguments.empty()) page += "\n" + listed(command.arguments);
  if (!command.options.empty())
    page += "\n" + say(Message("help.for.options")) + "\n" + listed(command.options);
  return command.more.empty() ? page : page + "\n" + command.more + "\n";
}

}  // namespace parlor
