// The languages the program speaks: English, which has every phrase, and others that override English
// phrases.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace parlor {

// The phrases of a file under languages/, one per line: "key text", with \n for a line break, \s for a space
// at either end of the text and \\ for a backslash. Lines that start with # are comments.
Result<std::vector<std::pair<std::string, std::string>>> read_phrases(std::string_view file);
// The inverse for one text: escapes it as on such a line, without the key.
std::string phrase_line(std::string_view text);

class Languages {
 public:
  static constexpr std::string_view kEnglish = "en";

  explicit Languages(Catalogue english);

  // Adds a language: the phrases of the file over the English ones. If the file has an error, returns what it
  // is and adds nothing.
  std::optional<Message> add(std::string_view tag, std::string_view file);

  const Catalogue& english() const { return catalogues_.find(kEnglish)->second; }
  const Catalogue* find(std::string_view tag) const;
  // The tag that suits "tr-TR" or a locale such as "zh_TW.UTF-8"; nothing if no language does.
  std::optional<std::string> match(std::string_view wanted) const;
  std::vector<std::string> tags() const;

 private:
  std::map<std::string, Catalogue, std::less<>> catalogues_;
};

}  // namespace parlor
