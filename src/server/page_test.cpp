// The built page, and the headers that every answer carries.
#include <doctest/doctest.h>
#include <filesystem>
#include <string>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using test::get;
using test::LiveServer;
using test::TemporaryFolder;

// A folder with a page, and a secret beside it that no address leads to.
struct PageFolder {
  PageFolder() {
    std::filesystem::create_directories(folder / "page/assets");
    folder.write("page/index.html", "<title>Parlor</title>");
    folder.write("page/assets/index-3f2a.js", "console.log(1)");
    folder.write("page/assets/index-3f2a.js.br", "smallest");
    folder.write("page/assets/index-3f2a.js.gz", "smaller");
    folder.write("page/assets/alone.gz", "an archive");
    folder.write("secret.txt", "a secret");
    std::filesystem::create_symlink(folder / "secret.txt", folder / "page/link.txt");
  }
  ServerOptions options() const { return {.page = folder / "page", .limits = Limits::for_load()}; }
  TemporaryFolder folder;
};

TEST_CASE("the files of the page are served with their types, and only what changes its name is kept long") {
  const PageFolder page;
  LiveServer server(page.options());
  for (const std::string path : {"/", "/index.html", "/?table=abc"}) {
    const auto answer = get(server.port(), path);
    CHECK(answer.status == 200);
    CHECK(answer.body == "<title>Parlor</title>");
    CHECK(answer.headers.at("Content-Type") == "text/html; charset=utf-8");
    CHECK(answer.headers.at("Cache-Control") == "no-cache");
  }
  const auto script = get(server.port(), "/assets/index-3f2a.js");
  CHECK(script.headers.at("Content-Type") == "text/javascript; charset=utf-8");
  CHECK(script.headers.at("Cache-Control").find("immutable") != std::string::npos);
}

TEST_CASE("a client gets the smallest form that it takes") {
  struct Taking {
    std::string accepts, body, coding;
  };
  const PageFolder page;
  LiveServer server(page.options());
  for (const Taking& taking : std::vector<Taking>{{"gzip, deflate, br, zstd", "smallest", "br"},
                                                  {"gzip, deflate", "smaller", "gzip"},
                                                  {"GZip", "smaller", "gzip"},
                                                  {"br;q=0.5, gzip;q=0.8", "smaller", "gzip"},
                                                  {"br;q=0, *;q=0.3", "smaller", "gzip"},
                                                  {"*", "smallest", "br"},
                                                  {"identity;q=0.5, gzip;q=0.2", "console.log(1)", ""},
                                                  {"gzip;q=0, br;q=0.0", "console.log(1)", ""},
                                                  {"br;q=much", "console.log(1)", ""},
                                                  {"*;q=0", "console.log(1)", ""},
                                                  {"deflate", "console.log(1)", ""},
                                                  {"", "console.log(1)", ""}}) {
    CAPTURE(taking.accepts);
    const auto answer = get(server.port(), "/assets/index-3f2a.js", {{"Accept-Encoding", taking.accepts}});
    CHECK(answer.status == 200);
    CHECK(answer.body == taking.body);
    CHECK(answer.headers.contains("Content-Encoding") == !taking.coding.empty());
    if (!taking.coding.empty()) CHECK(answer.headers.at("Content-Encoding") == taking.coding);
    CHECK(answer.headers.at("Content-Type") == "text/javascript; charset=utf-8");
    CHECK(answer.headers.at("Vary") == "Accept-Encoding");
  }
  const auto plain = get(server.port(), "/index.html", {{"Accept-Encoding", "br, gzip"}});
  CHECK(plain.body == "<title>Parlor</title>");
  CHECK_FALSE(plain.headers.contains("Content-Encoding"));
}

TEST_CASE("a compressed form has no address of its own") {
  const PageFolder page;
  LiveServer server(page.options());
  CHECK(get(server.port(), "/assets/index-3f2a.js.br").status == 404);
  CHECK(get(server.port(), "/assets/index-3f2a.js.gz").status == 404);
  CHECK(get(server.port(), "/assets/alone.gz").body == "an archive");
}

TEST_CASE("a client that already has the content gets 304 and no body") {
  const PageFolder page;
  LiveServer server(page.options());
  const std::string script = "/assets/index-3f2a.js";
  const auto plain = get(server.port(), script);
  const auto small = get(server.port(), script, {{"Accept-Encoding", "br"}});
  const std::string tag = plain.headers.at("ETag");
  CHECK(tag != small.headers.at("ETag"));
  CHECK(tag != get(server.port(), "/").headers.at("ETag"));
  for (const std::string& tags : {tag, "\"other\", " + tag, "W/" + tag, std::string("*")}) {
    CAPTURE(tags);
    const auto again = get(server.port(), script, {{"If-None-Match", tags}});
    CHECK(again.status == 304);
    CHECK(again.body.empty());
    CHECK(again.headers.at("ETag") == tag);
    CHECK(again.headers.at("Cache-Control").find("immutable") != std::string::npos);
    CHECK(again.headers.at("Vary") == "Accept-Encoding");
  }
  for (const std::string& tags : {std::string("\"other\""), std::string("rubbish"), std::string(",,")}) {
    CHECK(get(server.port(), script, {{"If-None-Match", tags}}).body == plain.body);
  }
  // The tag names one form, but this client would get another.
  CHECK(get(server.port(), script, {{"If-None-Match", tag}, {"Accept-Encoding", "br"}}).status == 200);
}

TEST_CASE("the head of a compressed file tells the length of what would be sent") {
  const PageFolder page;
  LiveServer server(page.options());
  const auto head =
      test::request(server.port(), "HEAD", "/assets/index-3f2a.js", "", {{"Accept-Encoding", "gzip"}});
  CHECK(head.headers.at("Content-Encoding") == "gzip");
  CHECK(head.headers.at("Content-Length") == "7");
}

TEST_CASE("only the files of the page are served, however the address is written") {
  const PageFolder page;
  LiveServer server(page.options());
  const std::string absolute = (page.folder / "secret.txt").string();
  const std::string inside = (page.folder / "page/index.html").string();
  for (const std::string& path :
       {std::string("/../secret.txt"), std::string("/%2e%2e/secret.txt"), std::string("/%2e%2e%2fsecret.txt"),
        std::string("/assets/../../secret.txt"), std::string("/..%5csecret.txt"), std::string("//secret.txt"),
        std::string("/assets/..%2f..%2fsecret.txt"), std::string("/./index.html"),
        std::string("//index.html"), std::string("/index.html/"), std::string("/index.html%00.js"),
        std::string("/assets"), std::string("/assets/"), std::string("/link.txt"), absolute, "/" + absolute,
        inside, "file://" + absolute, std::string("/etc/passwd")}) {
    CAPTURE(path);
    const auto answer = get(server.port(), path);
    CHECK(answer.status == 404);
    CHECK(answer.body.find("a secret") == std::string::npos);
  }
}

TEST_CASE("without a built page the API works, and the address of the page says so") {
  LiveServer server;
  const auto answer = get(server.port(), "/");
  CHECK(answer.status == 404);
  CHECK(answer.json().at("says") == "The page has not been built; the API is under /api.");
  CHECK(get(server.port(), "/api/games").status == 200);
}

TEST_CASE("a folder without a page in it is refused at the start") {
  const TemporaryFolder folder;
  for (const std::string& page : {folder.path().string(), (folder / "nowhere").string()}) {
    const ServerOptions options{.database = folder / "parlor.db", .page = page, .port = 0};
    const auto started = Server::start(options, test::games(), test::languages());
    REQUIRE_FALSE(started);
    CHECK(started.problem().key == "server.no_page");
  }
}

TEST_CASE("every kind of answer tells the browser what it may not do with it") {
  const PageFolder page;
  LiveServer server(page.options());
  const auto people = test::open_table(server.port(), 1);
  const std::string table = "/api/tables/" + people[0].table;
  std::vector<test::HttpAnswer> answers;
  for (const std::string& path :
       {std::string("/"), std::string("/nothing"), std::string("/healthz"), std::string("/metrics"),
        std::string("/api/games"), std::string("/api/nothing"), std::string("/%zz"), table,
        table + "/record"}) {
    answers.push_back(get(server.port(), path));
  }
  answers.push_back(test::request(server.port(), "HEAD", "/"));
  answers.push_back(test::request(server.port(), "POST", "/api/tables", "rubbish"));
  answers.push_back(test::request(server.port(), "POST", "/api/tables", std::string(70'000, 'x')));
  answers.push_back(get(server.port(), "/", {{"Cookie", std::string(9'000, 'x')}}));
  answers.push_back(get(server.port(), "/api/games", {{"Origin", "http://elsewhere.example"}}));
  for (const auto& answer : answers) {
    CAPTURE(answer.status);
    CAPTURE(answer.body.substr(0, 100));
    REQUIRE(answer.headers.contains("Content-Security-Policy"));
    CHECK(answer.headers.at("Content-Security-Policy").find("frame-ancestors 'none'") != std::string::npos);
    CHECK(answer.headers.at("Content-Security-Policy").find("default-src 'self'") != std::string::npos);
    CHECK(answer.headers.at("X-Content-Type-Options") == "nosniff");
    CHECK(answer.headers.at("X-Frame-Options") == "DENY");
    CHECK(answer.headers.at("Referrer-Policy") == "no-referrer");
    CHECK_FALSE(answer.headers.contains("Set-Cookie"));
    CHECK_FALSE(answer.headers.contains("Server"));
  }
}

}  // namespace
}  // namespace parlor
