#include "engine/game_bench.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

[[maybe_unused]] const bool kAdded = GameBench<Rummikub>::add();

}  // namespace
}  // namespace parlor::rummikub
