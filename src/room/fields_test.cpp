#include "room/fields.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

using nlohmann::json;

std::string problem_key(Fields& fields) {
  const auto problem = fields.problem();
  return problem ? problem->key : "";
}

TEST_CASE("fields of the right type are read, and missing or null ones have their default") {
  const json object = {{"name", "Ada"},   {"chat", false},   {"pace", 300},
                       {"seats", {1, 2}}, {"word", nullptr}, {"message", {{"type", "state"}}}};
  Fields fields(object);
  CHECK(fields.needed_text("name") == "Ada");
  CHECK_FALSE(fields.flag("chat", true));
  CHECK(fields.number("pace", 800, 0, 5000) == 300);
  CHECK(fields.list("seats").size() == 2);
  CHECK(fields.needed_object("message").at("type") == "state");
  CHECK(fields.text("word", "none") == "none");
  CHECK(fields.number("clock", 7, 0, 10) == 7);
  CHECK(fields.flag("watch", true));
  CHECK(fields.list("others").empty());
  CHECK_FALSE(fields.problem());
}

TEST_CASE("a field of the wrong type or out of range is named with what it must be") {
  const auto refused = [](const json& object, auto read, const std::string& wanted) {
    Fields fields(object, "seats[1].");
    read(fields);
    const auto problem = fields.problem();
    REQUIRE(problem);
    CHECK(problem->key == "server.field");
    CHECK(std::get<std::string>(*problem->find("field")) == "seats[1].x");
    CHECK(std::get<std::string>(*problem->find("wanted")).find(wanted) != std::string::npos);
  };
  const auto number = [](Fields& fields) { CHECK(fields.number("x", 5, 1, 9) == 5); };
  refused({{"x", 1}}, [](Fields& fields) { fields.text("x"); }, "a string");
  refused({{"x", 1}}, [](Fields& fields) { fields.needed_object("x"); }, "object");
  refused({{"x", ""}}, [](Fields& fields) { fields.flag("x", true); }, "true or false");
  refused({{"x", 0}}, number, "from 1 to 9");
  refused({{"x", 10}}, number, "from 1 to 9");
  refused({{"x", 2.5}}, number, "from 1 to 9");
  refused({{"x", 18446744073709551615U}}, number, "from 1 to 9");
  refused({{"x", 1e300}}, number, "from 1 to 9");
  refused({{"x", true}}, number, "from 1 to 9");
  refused({{"x", json::object()}}, [](Fields& fields) { fields.list("x"); }, "an array");
  refused(json::object(), [](Fields& fields) { fields.needed_text("x"); }, "a string");
  refused(json::object(), [](Fields& fields) { fields.needed_number("x"); }, "whole number");
}

TEST_CASE("the first of several problems is reported") {
  const json object = {{"a", 1}, {"b", 2}};
  Fields fields(object);
  fields.text("a");
  fields.flag("b", true);
  CHECK(std::get<std::string>(*fields.problem()->find("field")) == "a");
}

TEST_CASE("an unknown field is a problem, and a long name is cut") {
  const json object = {{"name", "Ada"}, {std::string(5000, 'x'), 1}};
  Fields fields(object);
  CHECK(fields.text("name") == "Ada");
  CHECK(problem_key(fields) == "server.unknown_field");
  CHECK(std::get<std::string>(*fields.problem()->find("field")).size() <= 40);
}

TEST_CASE("anything but an object is refused, whatever is read from it") {
  for (const json& other : {json(), json(3), json("text"), json::array({1})}) {
    Fields fields(other);
    CHECK(fields.text("name", "none") == "none");
    CHECK(problem_key(fields) == "server.no_object");
  }
}

}  // namespace
}  // namespace parlor
