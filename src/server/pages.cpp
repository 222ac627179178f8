#include "server/pages.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>
#include <utility>

#include "server/gzip.h"
#include "server/shown_page.h"

namespace parlor {
namespace {

std::string type_of(const std::filesystem::path& path) {
  static const std::map<std::string, std::string> kTypes = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
  };
  const auto found = kTypes.find(path.extension().string());
  return found == kTypes.end() ? "application/octet-stream" : found->second;
}

Content at_site(Content index, std::string_view site) {
  index.plain = page_at_site(index.plain, site);
  index.gzip = gzipped(index.plain);
  index.brotli.clear();
  index.tag = content_tag(index.plain);
  return index;
}

}  // namespace

Result<Pages> Pages::read(const std::string& folder, std::string_view site) {
  Pages pages;
  std::error_code problem;
  std::filesystem::recursive_directory_iterator entries(folder, problem);
  if (problem) return Message("server.no_page", {{"folder", folder}});
  for (const auto& entry : entries) {
    if (!entry.is_regular_file() || entry.is_symlink()) continue;
    std::ostringstream content;
    content << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    const std::string name = "/" + std::filesystem::relative(entry.path(), folder).generic_string();
    Content file{
        .type = type_of(entry.path()), .plain = content.str(), .lasting = name.starts_with("/assets/")};
    file.tag = content_tag(file.plain);
    pages.files_.emplace(name, std::move(file));
  }
  pages.join_compressed(".br", &Content::brotli);
  pages.join_compressed(".gz", &Content::gzip);
  const auto index = pages.files_.find("/index.html");
  if (index == pages.files_.end()) return Message("server.no_page", {{"folder", folder}});
  if (!site.empty()) index->second = at_site(std::move(index->second), site);
  pages.files_.emplace("/", index->second);
  return pages;
}

void Pages::join_compressed(std::string_view ending, std::string Content::* form) {
  for (auto file = files_.begin(); file != files_.end();) {
    const std::string_view name = file->first;
    const auto whole =
        name.ends_with(ending) ? files_.find(name.substr(0, name.size() - ending.size())) : files_.end();
    if (whole == files_.end()) {
      ++file;
      continue;
    }
    whole->second.*form = std::move(file->second.plain);
    file = files_.erase(file);
  }
}

const Content* Pages::find(std::string_view path) const {
  const auto found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace parlor
