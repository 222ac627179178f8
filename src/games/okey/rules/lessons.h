// What a beginner learns step by step, each from a position prepared for it.
#pragma once

#include <vector>

#include "engine/lesson.h"

namespace parlor::okey {

std::vector<Lesson> lessons();

}  // namespace parlor::okey
