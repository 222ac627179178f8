#pragma once

#include "lab/lab.h"

namespace parlor::rummikub {

GameLab lab();

}  // namespace parlor::rummikub
