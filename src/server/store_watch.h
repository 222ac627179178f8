// Puts into the log when the store begins to fail and when it recovers.
#pragma once

#include "core/message.h"
#include "store/store.h"

namespace parlor {

// `words` outlive the store.
Store::Watch store_watch(const Catalogue& words);

}  // namespace parlor
