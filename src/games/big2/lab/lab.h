#pragma once

#include "lab/lab.h"

namespace parlor::big2 {

GameLab lab();

}  // namespace parlor::big2
