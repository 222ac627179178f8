#include "engine/game_bench.h"
#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

[[maybe_unused]] const bool kAdded = GameBench<Big2>::add();

}  // namespace
}  // namespace parlor::big2
