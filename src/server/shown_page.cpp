#include "server/shown_page.h"

#include <algorithm>
#include <cstddef>

namespace parlor {
namespace {

// The page's colours.
constexpr std::string_view kStyle =
    ":root{color-scheme:light dark}body{display:grid;place-content:center;gap:1rem;min-height:90vh;margin:0;"
    "padding:1rem;background:light-dark(#f3eee4,#10201b);color:light-dark(#1d2b26,#eef2ec);font:1.1rem "
    "system-ui,sans-serif;text-align:center}a{color:light-dark(#14594a,#8fd3bd)}h1{margin:0;font-size:1.6rem}"
    "p{margin:0}";

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

std::string property(std::string_view name, std::string_view content) {
  return "<meta property=\"" + std::string(name) + "\" content=\"" + as_html(content) + "\" />\n";
}

// Removes every <meta property="og:...">, which describe the lobby.
void remove_properties(std::string& page) {
  constexpr std::string_view kBegin = "<meta property=\"og:";
  for (std::size_t at = page.find(kBegin); at != std::string::npos; at = page.find(kBegin, at)) {
    const std::size_t end = page.find('>', at);
    page.erase(at, end == std::string::npos ? end : end + 1 - at);
  }
}

void set_title(std::string& page, std::string_view title) {
  constexpr std::string_view kBegin = "<title>";
  const std::size_t begin = page.find(kBegin);
  const std::size_t end = page.find("</title>", begin);
  if (begin == std::string::npos || end == std::string::npos) return;
  page.replace(begin + kBegin.size(), end - begin - kBegin.size(), as_html(title));
}

}  // namespace

std::string as_html(std::string_view text) {
  std::string written;
  for (const char c : text) {
    switch (c) {
      case '&':
        written += "&amp;";
        break;
      case '<':
        written += "&lt;";
        break;
      case '>':
        written += "&gt;";
        break;
      case '"':
        written += "&quot;";
        break;
      case '\'':
        written += "&#39;";
        break;
      default:
        written += c;
    }
  }
  return written;
}

std::string notice_page(const Languages& languages, std::string_view language, const Message& what,
                        std::string_view path) {
  const Catalogue* found = languages.find(language);
  const Catalogue& words = found != nullptr ? *found : languages.english();
  // Relative, because the server may be in a folder of a larger site.
  std::string home = "./";
  for (auto depth = std::ranges::count(path, '/'); depth > 1; --depth) home += "../";
  const std::string title = as_html(words.say(what));
  std::string page = "<!doctype html>\n<html lang=\"" + as_html(language) + "\">\n<head>\n";
  page += "<meta charset=\"utf-8\" />\n";
  page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n";
  page += "<link rel=\"icon\" href=\"" + home + "icon.svg\" type=\"image/svg+xml\" />\n";
  page += "<title>" + title + " · Parlor</title>\n<style>" + std::string(kStyle) + "</style>\n</head>\n";
  page += "<body>\n<h1>" + title + "</h1>\n";
  page += "<p><a href=\"" + home + "\">" + as_html(words.say(Message("server.home"))) + "</a></p>\n";
  page += "</body>\n</html>\n";
  return page;
}

std::string page_at_site(std::string_view index, std::string_view site) {
  std::string page(index);
  replace_all(page, "content=\"./preview.png\"", "content=\"" + as_html(site) + "/preview.png\"");
  return page;
}

std::string page_with_preview(std::string_view index, const Preview& preview) {
  std::string page(index);
  remove_properties(page);
  replace_all(page, "=\"./", "=\"../");
  set_title(page, preview.title);
  std::string head = property("og:site_name", "Parlor") + property("og:type", "website") +
                     property("og:title", preview.title) + property("og:description", preview.about);
  if (!preview.site.empty()) {
    head += property("og:url", preview.site + preview.path) +
            property("og:image", preview.site + "/preview.png") + property("og:image:width", "1200") +
            property("og:image:height", "630");
    head += "<meta name=\"twitter:card\" content=\"summary_large_image\" />\n";
  }
  const std::size_t end = page.find("</head>");
  page.insert(end == std::string::npos ? 0 : end, head);
  return page;
}

}  // namespace parlor
