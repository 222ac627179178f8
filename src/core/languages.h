// The languages that sentences can be said in: English, which has every phrase, and others laid over it.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace parlor {

// Phrases as a file under languages/ has them, a line each: "key text", with \n for a line break, \s for a
// space at an end of the text and \\ for a backslash. Lines that begin with # are remarks.
Result<std::vector<std::pair<std::string, std::string>>> read_phrases(std::string_view file);
// The same the other way round, without the key.
std::string phrase_line(std::string_view text);

class Languages {
 public:
  static constexpr std::string_view kEnglish = "en";

  explicit Languages(Catalogue english);

  // Lays the phrases of a file over English; says what is wrong with the file, and then adds nothing of it.
  std::optional<Message> add(std::string_view tag, std::string_view file);

  const Catalogue& english() const { return catalogues_.find(kEnglish)->second; }
  const Catalogue* find(std::string_view tag) const;
  // The tag that suits "tr-TR" or a locale such as "zh_TW.UTF-8"; nothing where none does.
  std::optional<std::string> match(std::string_view wanted) const;
  std::vector<std::string> tags() const;

 private:
  std::map<std::string, Catalogue, std::less<>> catalogues_;
};

}  // namespace parlor
