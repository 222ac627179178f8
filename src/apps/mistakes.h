// Explains what is wrong with a command line, in our own words. The type of CLI11's error tells the kind of
// mistake; what CLI11 has parsed tells where it was made. Part of command_line.cpp, since CLI11 is slow to
// compile.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "apps/speak.h"
#include "core/text.h"

namespace parlor {

// The smallest and largest value of an option.
using OptionLimits = std::map<const CLI::Option*, std::pair<int, int>>;

class Mistakes {
 public:
  Mistakes(CLI::App& app, const OptionLimits& limits, std::string last_word)
      : app_(app), limits_(limits), last_word_(std::move(last_word)) {}

  std::string say_it(const CLI::ParseError& error) const { return error.what(); }

  std::string say_it(const CLI::ExtrasError& error) const {
    for (const CLI::App* part : parts()) {
      if (std::vector<std::string> extra = part->remaining(); !extra.empty()) {
        std::ranges::reverse(extra);
        return say(Message("help.wrong.extra", {{"text", join(extra, " ")}}));
      }
    }
    return error.what();
  }

  std::string say_it(const CLI::RequiredError& error) const {
    const CLI::Option* missing =
        find([](CLI::Option& option) { return option.get_required() && option.count() == 0; });
    if (missing == nullptr) return error.what();
    // A positional argument as it stands in the help.
    const std::string name = missing->get_name();
    return say(Message("help.wrong.missing", {{"name", missing->nonpositional() ? name : upper_case(name)}}));
  }

  // A value can only be missing at the end of the arguments.
  std::string say_it(const CLI::ArgumentMismatch& error) const {
    const std::string name = last_word_.substr(0, last_word_.find('='));
    const CLI::Option* empty = find([&](CLI::Option& option) {
      return option.nonpositional() && option.check_name(name) && option.get_items_expected_min() > 0;
    });
    if (empty == nullptr) return error.what();
    return say(Message("help.wrong.empty", {{"name", empty->get_name()}}));
  }

  std::string say_it(const CLI::ConversionError& error) const {
    const CLI::Option* wrong = find(fails<CLI::ConversionError>);
    if (wrong == nullptr) return error.what();
    return say(
        Message("help.wrong.value", {{"name", wrong->get_name()}, {"text", join(wrong->results(), ",")}}));
  }

  std::string say_it(const CLI::ValidationError& error) const {
    const CLI::Option* wrong = find(fails<CLI::ValidationError>);
    const auto limits = limits_.find(wrong);
    if (limits == limits_.end()) return error.what();
    const auto [least, most] = limits->second;
    const auto outside = std::ranges::find_if(
        wrong->results(), [&](std::string value) { return !CLI::Range(least, most)(value).empty(); });
    return say(Message("help.wrong.range",
                       {{"name", wrong->get_name()}, {"text", *outside}, {"least", least}, {"most", most}}));
  }

 private:
  // Whether the option's value fails with this error when checked again.
  template <typename Error>
  static bool fails(CLI::Option& option) {
    try {
      if (option.count() > 0) option.run_callback();
    } catch (const Error&) {
      return true;
    } catch (const CLI::ParseError&) {
      return false;
    }
    return false;
  }

  // The program's own options and those of the command.
  std::vector<CLI::App*> parts() const {
    std::vector<CLI::App*> parts = app_.get_subcommands();
    parts.insert(parts.begin(), &app_);
    return parts;
  }

  // The first option that passes the test, in the order in which CLI11 checks them.
  template <typename Test>
  const CLI::Option* find(const Test& test) const {
    for (CLI::App* part : parts()) {
      for (CLI::Option* option : part->get_options()) {
        if (test(*option)) return option;
      }
    }
    return nullptr;
  }

  CLI::App& app_;
  const OptionLimits& limits_;
  std::string last_word_;
};

}  // namespace parlor
