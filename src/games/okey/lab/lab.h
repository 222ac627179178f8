#pragma once

#include "lab/lab.h"

namespace parlor::okey {

GameLab lab();

}  // namespace parlor::okey
