#pragma once

#include "lab/lab.h"

namespace parlor::pinochle {

GameLab lab();

}  // namespace parlor::pinochle
