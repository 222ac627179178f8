// The games of a profile: statistics over all of them, and its tables page by page. docs/api.md has an
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
#include "store/tables/read.h"

namespace parlor {

// Matches without a stored result are replayed, which takes a while, so the work is done in steps.
class ProfileRun {
 public:
  // `before` is the cursor returned with the previous page.
  ProfileRun(RoomHost& host, const TokenHash& profile, std::optional<std::int64_t> before);

  // `unreadable` also ends the run: the stored data cannot be read.
  enum class Progress { more, done, unreadable };
  // Replays at most one table, or reads as many as take no longer than that.
  Progress step();
  // Available when done.
  nlohmann::json result() const;

 private:
  enum class Phase { name, page, results, settle, done, unreadable };
  // A table as the profile lists it.
  struct Listed {
    std::string name;  // of the profile's seat
    nlohmann::json json;
    std::optional<PlayedMatch> match;  // if it is over
  };

  void work();
  // What the store returned; ends the run if it could not be read.
  template <class T>
  T or_stop(Read<T> read);
  void find_name();
  void fill_page();
  void read_results();
  void settle();
  void keep(std::int64_t key, const std::optional<PlayedMatch>& match);
  // The next table in order; nothing after the last.
  std::optional<TableOfProfile> next_row(int most);
  // Nothing if it cannot be read.
  std::optional<Listed> list(const TableOfProfile& stored);
  std::optional<nlohmann::json> standing(const GameListing& game, const TableOfProfile& stored,
                                         std::size_t seats);

  RoomHost& host_;
  const std::string profile_;
  const std::optional<TableKey> before_;
  Phase phase_;
  bool enough_ = false;  // for this step

  std::vector<TableOfProfile> rows_;  // read but not yet processed, the next one at the back
  std::optional<TableKey> cursor_;    // the last one read

  std::string name_;
  nlohmann::json tables_ = nlohmann::json::array();
  std::int64_t last_ = 0;  // the last table of the page
  nlohmann::json next_;

  std::optional<std::vector<StoredResult>> results_;  // not yet processed, the next one at the back
  std::map<std::int64_t, std::optional<PlayedMatch>> looked_at_;  // by table; nothing if unfinished
  std::vector<std::int64_t> unsettled_;                           // the next one at the back
  std::map<std::int64_t, PlayedMatch> matches_;                   // by table
};

}  // namespace parlor
