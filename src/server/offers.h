// What the server offers to everybody: its games, and its phrases in every language. Built and compressed on
// first use, then cached.
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
  // Both must outlive this object.
  Offers(const std::vector<GameListing>& games, const Languages& languages)
      : games_(games), languages_(languages) {}

  // Call from any thread, with one of the known language tags.
  Answer games();
  Answer phrases(const std::string& language);
  // Both in one answer, for a page that is loading.
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
