#include "core/by_face.h"

#include <array>
#include <doctest/doctest.h>
#include <optional>
#include <type_traits>

using namespace parlor;

namespace {

struct Copy {
  int shows = 0;
  int number = 0;
  constexpr int face() const { return shows; }
  friend constexpr bool operator==(const Copy&, const Copy&) = default;
};

struct Copies {
  int first = 0;
  int second = 0;
  friend constexpr bool operator==(const Copies&, const Copies&) = default;
  friend constexpr bool same_faces(const Copies& a, const Copies& b) {
    return a.first + a.second == b.first + b.second;
  }
};

}  // namespace

TEST_CASE("tiles that show the same face compare equal, but keep their identity") {
  const ByFace<Copy> one(Copy{5, 0});
  const ByFace<Copy> twin(Copy{5, 1});
  CHECK(one == twin);
  CHECK(one != ByFace<Copy>(Copy{6, 0}));
  CHECK(one.is(Copy{5, 0}));
  CHECK_FALSE(one.is(twin));
  CHECK(ByFace<Copies>(Copies{1, 0}) == ByFace<Copies>(Copies{0, 1}));
  CHECK(ByFace<Copies>(Copies{1, 0}) != ByFace<Copies>(Copies{1, 1}));
}

TEST_CASE("containers of such tiles compare them by face too") {
  using Row = std::array<ByFace<Copy>, 2>;
  CHECK(Row{Copy{1, 0}, Copy{2, 0}} == Row{Copy{1, 1}, Copy{2, 1}});
  CHECK(std::optional<ByFace<Copy>>(Copy{1, 0}) == std::optional<ByFace<Copy>>(Copy{1, 1}));
  CHECK(std::optional<ByFace<Copy>>(Copy{1, 0}) != std::nullopt);
  static_assert(std::is_trivially_copyable_v<ByFace<Copy>> && sizeof(ByFace<Copy>) == sizeof(Copy));
}
