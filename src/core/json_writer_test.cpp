#include "core/json_writer.h"

#include <doctest/doctest.h>
#include <vector>

namespace parlor {
namespace {

TEST_CASE("objects, lists and values are written as JSON") {
  JsonWriter json;
  json.begin_object().member("a", 1).key("list").begin_array().value("x").null().value(true).end_array();
  json.key("empty").begin_object().end_object().member("last", -7).end_object();
  CHECK(json.take() == R"({"a":1,"list":["x",null,true],"empty":{},"last":-7})");
}

TEST_CASE("special characters in a text are escaped") {
  JsonWriter json;
  json.value("say \"hi\"\\\n\x01 çay");
  CHECK(json.take() == "\"say \\\"hi\\\"\\\\\\u000a\\u0001 çay\"");
}

TEST_CASE("text that is already JSON is written unchanged") {
  JsonWriter json;
  json.begin_array().raw("{\"a\":1}").value(2).end_array();
  CHECK(json.take() == R"([{"a":1},2])");
}

TEST_CASE("a list is written item by item, and a copied writer continues where the original was") {
  JsonWriter json;
  json.begin_object().list("names", std::vector<std::string>{"a", "b\"c"}).list("none", std::vector<int>());
  JsonWriter copy = json;
  CHECK(json.member("more", 1).end_object().take() == R"({"names":["a","b\"c"],"none":[],"more":1})");
  CHECK(copy.end_object().take() == R"({"names":["a","b\"c"],"none":[]})");
}

}  // namespace
}  // namespace parlor
