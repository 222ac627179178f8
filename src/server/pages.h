// The built page: a list of files made at the start, with what the build has compressed of them (x.js.br,
// x.js.gz). Nothing else is ever read for a request.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "core/message.h"
#include "server/content.h"

namespace parlor {

class Pages {
 public:
  // Refused where the folder has no built page.
  static Result<Pages> read(const std::string& folder);

  const Content* find(std::string_view path) const;
  bool empty() const { return files_.empty(); }

 private:
  // What ends so is another form of the file without that ending, and no file of its own.
  void join_compressed(std::string_view ending, std::string Content::* form);

  std::map<std::string, Content, std::less<>> files_;  // by path: "/assets/index-3f2a.js"
};

}  // namespace parlor
