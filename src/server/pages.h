// The built page: a list of files made at the start. Nothing else is ever read for a request.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

struct PageFile {
  std::string type;
  std::string content;
  bool lasting = false;  // its name changes with its content
};

class Pages {
 public:
  // Refused where the folder has no built page.
  static Result<Pages> read(const std::string& folder);

  const PageFile* find(std::string_view path) const;
  bool empty() const { return files_.empty(); }

 private:
  std::map<std::string, PageFile, std::less<>> files_;  // by path: "/assets/index-3f2a.js"
};

}  // namespace parlor
