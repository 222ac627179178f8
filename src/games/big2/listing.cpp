#include "games/big2/listing.h"

#include "games/big2/players/players.h"
#include "games/big2/rules/lessons.h"
#include "games/big2/term/screen.h"
#include "games/big2/term/script.h"
#include "listing/listing_of.h"

namespace parlor::big2 {

GameListing listing() {
  GameListing listing = listing_of<Big2>(players(), player_phrases(), make_screen());
  listing.lessons = lessons();
  listing.script.run = [](const ScriptRequest& request) {
    return run_script(request.in, request.out, request.err);
  };
  return listing;
}

}  // namespace parlor::big2
