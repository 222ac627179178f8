// The built page: its files, read at the start, with the compressed forms that the build made (x.js.br,
// x.js.gz). Requests never read anything else.
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
  // Refused if the folder has no built page. `site` is the address people type, if it is known.
  static Result<Pages> read(const std::string& folder, std::string_view site);

  const Content* find(std::string_view path) const;
  bool empty() const { return files_.empty(); }

 private:
  // Files with these endings are other forms of the file without the ending, not files of their own.
  void join_compressed(std::string_view ending, std::string Content::* form);

  std::map<std::string, Content, std::less<>> files_;  // by path: "/assets/index-3f2a.js"
};

}  // namespace parlor
