// Addresses that people open: links to tables and their previews, and addresses that lead nowhere.
#include <doctest/doctest.h>
#include <filesystem>
#include <string>

#include "server/testing/guest.h"
#include "server/testing/gunzip.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::get;
using test::HttpAnswer;
using test::LiveServer;

constexpr const char* kIndex =
    "<!doctype html><head><title>Parlor</title><meta property=\"og:title\" content=\"Parlor\" />"
    "<meta property=\"og:image\" content=\"./preview.png\" />"
    "<script src=\"./assets/index-3f2a.js\"></script></head><body></body>";

struct BuiltPage {
  BuiltPage() {
    std::filesystem::create_directories(folder / "page");
    folder.write("page/index.html", kIndex);
  }
  ServerOptions options() const { return {.page = folder / "page", .limits = Limits::for_load()}; }
  test::TemporaryFolder folder;
};

std::string open_table(const LiveServer& server, const std::string& host, const json& more = json::object()) {
  json wanted = {{"game", "big2"},
                 {"seats",
                  {{{"kind", "person"}, {"name", host}},
                   {{"kind", "open"}},
                   {{"kind", "computer"}, {"level", "random"}},
                   {{"kind", "computer"}, {"level", "random"}}}}};
  wanted.update(more);
  const auto made = test::post(server.port(), "/api/tables", wanted);
  REQUIRE(made.status == 201);
  return made.json().at("table");
}

HttpAnswer open_in_browser(const LiveServer& server, const std::string& path,
                           const std::string& language = "en") {
  return get(server.port(), path, {{"Accept", "text/html,*/*;q=0.8"}, {"Accept-Language", language}});
}

bool has(const HttpAnswer& answer, const std::string& text) {
  CAPTURE(answer.body);
  return answer.body.find(text) != std::string::npos;
}

TEST_CASE("a link to a table is the page, and says who invites to what") {
  const BuiltPage page;
  LiveServer server(page.options());
  const std::string table = open_table(server, "Ada");
  // A messenger that makes a preview may accept anything, or ask for the headers only.
  for (const auto& headers : {test::Headers{}, test::Headers{{"Accept", "text/html"}}}) {
    const auto answer = get(server.port(), "/t/" + table, headers);
    CHECK(answer.status == 200);
    CHECK(answer.headers.at("Content-Type") == "text/html; charset=utf-8");
    CHECK(has(answer, "<title>Ada invites you to play Big-2</title>"));
    CHECK(has(answer, "<meta property=\"og:title\" content=\"Ada invites you to play Big-2\" />"));
    CHECK_FALSE(has(answer, "content=\"Parlor\" /><script"));
    CHECK(has(answer, "src=\"../assets/index-3f2a.js\""));
    const std::string site = "http://127.0.0.1:" + std::to_string(server.port());
    CHECK(has(answer, "<meta property=\"og:image\" content=\"" + site + "/preview.png\" />"));
    CHECK(has(answer, "<meta property=\"og:url\" content=\"" + site + "/t/" + table + "\" />"));
  }
  CHECK(test::request(server.port(), "HEAD", "/t/" + table).status == 200);
  CHECK(test::request(server.port(), "POST", "/t/" + table, "{}").status == 405);
}

TEST_CASE("a name in a preview is a text, whatever is in it") {
  const BuiltPage page;
  LiveServer server(page.options());
  const auto answer = get(server.port(), "/t/" + open_table(server, "<b>\"A&'b\"</b>"));
  CHECK(has(answer, "<title>&lt;b&gt;&quot;A&amp;&#39;b&quot;&lt;/b&gt; invites you to play Big-2</title>"));
  CHECK_FALSE(has(answer, "<b>"));
}

TEST_CASE("a preview has nothing that only a player knows") {
  const BuiltPage page;
  LiveServer server(page.options());
  const auto people = test::open_table(server.port(), 1);
  const auto answer = get(server.port(), "/t/" + people[0].table);
  CHECK(answer.status == 200);
  CHECK_FALSE(has(answer, people[0].token));
  CHECK_FALSE(has(answer, "invites"));
}

TEST_CASE("a preview is in the language of the host, which is kept with the table") {
  const BuiltPage page;
  LiveServer server(page.options());
  const std::string table = open_table(server, "Ada", {{"language", "tr-TR"}});
  const std::string unknown = open_table(server, "Ada", {{"language", "xx"}});
  server.restart();
  CHECK(has(get(server.port(), "/t/" + table), "Big-2 (tr)"));
  CHECK(has(get(server.port(), "/t/" + unknown), "Ada invites you to play Big-2<"));
  json wanted = {{"game", "big2"}, {"language", std::string(41, 'x')}};
  CHECK(test::post(server.port(), "/api/tables", wanted).json().at("error").at("key") == "server.too_long");
}

TEST_CASE("a preview's picture has the address that people type, and only a proxy may name another") {
  const BuiltPage page;
  const test::Headers forwarded{{"X-Forwarded-Proto", "https"}, {"X-Forwarded-Host", "cards.example.org"}};
  const auto picture = [](const std::string& site) { return "content=\"" + site + "/preview.png\""; };
  ServerOptions named = page.options();
  named.public_url = "https://cards.example.org/";
  LiveServer public_server(named);
  CHECK(has(get(public_server.port(), "/t/" + open_table(public_server, "Ada")),
            picture("https://cards.example.org")));

  LiveServer server(page.options());
  CHECK(has(get(server.port(), "/t/" + open_table(server, "Ada"), forwarded),
            picture("http://127.0.0.1:" + std::to_string(server.port()))));
  ServerOptions behind = page.options();
  behind.proxies = {"127.0.0.1"};
  LiveServer proxied(behind);
  CHECK(has(get(proxied.port(), "/t/" + open_table(proxied, "Ada"), forwarded),
            picture("https://cards.example.org")));
}

TEST_CASE("the lobby's preview picture has a full address if the operator named one, even in a folder") {
  const BuiltPage page;
  const std::string folder = "https://example.org/cards";
  ServerOptions named = page.options();
  named.public_url = folder + "/";
  LiveServer server(named);
  for (const std::string path : {"/", "/index.html"}) {
    CHECK(has(get(server.port(), path),
              "<meta property=\"og:image\" content=\"" + folder + "/preview.png\" />"));
    const HttpAnswer packed = get(server.port(), path, {{"Accept-Encoding", "gzip, br"}});
    CHECK(packed.headers.at("Content-Encoding") == "gzip");
    CHECK(test::gunzipped(packed.body).find(folder + "/preview.png") != std::string::npos);
  }
  CHECK(has(get(server.port(), "/t/" + open_table(server, "Ada")), folder + "/preview.png"));

  LiveServer unnamed(page.options());
  CHECK(get(unnamed.port(), "/").body == kIndex);
}

TEST_CASE("at an unknown address people get a page in their language, and programs get JSON") {
  const BuiltPage page;
  LiveServer server(page.options());
  for (const std::string path : {"/nonsense", "/a/b", "/t/00000000000000000000000000", "/t/0/", "/t/a/b"}) {
    CAPTURE(path);
    const auto answer = open_in_browser(server, path, "tr, en;q=0.5");
    CHECK(answer.status == 404);
    CHECK(answer.headers.at("Content-Type") == "text/html; charset=utf-8");
    CHECK(has(answer, "<html lang=\"tr\">"));
    CHECK(get(server.port(), path).json().at("error").contains("key"));
  }
  CHECK(has(open_in_browser(server, "/nonsense"), "<h1>There is nothing at this address.</h1>"));
  CHECK(has(open_in_browser(server, "/nonsense"), "<a href=\"./\">Go to the games</a>"));
  CHECK(has(open_in_browser(server, "/a/b"), "<a href=\"./../\">"));
  CHECK(has(open_in_browser(server, "/t/0"), "<h1>No such table.</h1>"));
  CHECK(open_in_browser(server, "/api/nonsense").json().at("error").at("key") == "server.nothing_here");
}

}  // namespace
}  // namespace parlor
