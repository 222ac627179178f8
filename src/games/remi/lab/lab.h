#pragma once

#include "lab/lab.h"

namespace parlor::remi {

GameLab lab();

}  // namespace parlor::remi
