// What was played under a profile: figures over all of it, and its tables page by page. docs/api.md has an
// example.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "profile/played_match.h"
#include "room/room_host.h"
#include "room/token.h"

namespace parlor {

// Matches that were not worked out yet are played again, which takes a while; so it goes in steps.
class ProfileRun {
 public:
  // `before` is what the page before this one ended with.
  ProfileRun(RoomHost& host, const TokenHash& profile, std::optional<std::int64_t> before);

  // `unreadable` is the end too: the store does not give what it has.
  enum class Progress { more, done, unreadable };
  // Plays one table again at most, or looks at as many as take no longer.
  Progress step();
  // Once all is done.
  nlohmann::json result() const;

 private:
  enum class Phase { name, page, results, settle, done, unreadable };
  // A table as the profile lists it.
  struct Listed {
    std::string name;  // of the profile's seat
    nlohmann::json json;
    std::optional<PlayedMatch> match;  // where it is over
  };

  void work();
  // What the store gave, or nothing more to do.
  template <class T>
  T or_stop(std::optional<T> read);
  void find_name();
  void fill_page();
  void read_results();
  void settle();
  void keep(std::int64_t key, const std::optional<PlayedMatch>& match);
  // The next of the tables that are read in turn; nothing after the last.
  std::optional<TableOfProfile> next_row(int most);
  // Nothing where it cannot be read back.
  std::optional<Listed> list(const TableOfProfile& stored);
  std::optional<nlohmann::json> standing(const GameListing& game, const TableOfProfile& stored,
                                         std::size_t seats);

  RoomHost& host_;
  const std::string profile_;
  const std::optional<TableKey> before_;
  Phase phase_;
  bool enough_ = false;  // for this step

  std::vector<TableOfProfile> rows_;  // read and not looked at yet, the next at the back
  std::optional<TableKey> cursor_;    // the last that was read

  std::string name_;
  nlohmann::json tables_ = nlohmann::json::array();
  std::int64_t last_ = 0;  // the last table of the page
  nlohmann::json next_;

  std::optional<std::vector<StoredResult>> results_;              // not looked at yet, the next at the back
  std::map<std::int64_t, std::optional<PlayedMatch>> looked_at_;  // by table; nothing where it goes on
  std::vector<std::int64_t> unsettled_;                           // the next at the back
  std::map<std::int64_t, PlayedMatch> matches_;                   // by table
};

}  // namespace parlor
