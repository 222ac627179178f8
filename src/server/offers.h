// What the server offers to everybody: its games, and its sentences in every language. Made when it is first
// asked for, compressed, and kept.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/languages.h"
#include "listing/listing.h"
#include "room/answer.h"

namespace parlor {

class Offers {
 public:
  // Both outlive it.
  Offers(const std::vector<GameListing>& games, const Languages& languages)
      : games_(games), languages_(languages) {}

  // From any thread. The language is one of the known tags.
  Answer games();
  Answer phrases(const std::string& language);
  // Both at once, for a page that is about to be drawn.
  Answer all(const std::string& language);

 private:
  Answer kept(const std::string& name, const std::function<nlohmann::json()>& make);
  nlohmann::json games_json() const;
  nlohmann::json phrases_json(const std::string& language) const;

  const std::vector<GameListing>& games_;
  const Languages& languages_;
  std::mutex mutex_;
  std::map<std::string, Answer> answers_;
};

}  // namespace parlor
