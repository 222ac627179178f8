#include "games/rummikub/listing.h"

#include "games/rummikub/players/players.h"
#include "listing/listing_of.h"

namespace parlor::rummikub {
namespace {

// A decision of its playouts takes tens of microseconds.
constexpr SampleBudget kSamples{.least = 20, .most = 400, .decisions = 3'000};

}  // namespace

GameListing listing() {
  GameListing listing = listing_of<Rummikub>(levels(), player_phrases(), kSamples);
  listing.lessons = lessons();
  return listing;
}

}  // namespace parlor::rummikub
