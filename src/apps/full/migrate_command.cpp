#include <iostream>

#include "apps/full/full_commands.h"
#include "apps/speak.h"
#include "store/migration/migration.h"

namespace parlor {

int migrate_command(const std::string& file, const std::string& url) {
  const auto done = migrate(file, url);
  if (!done) return refuse(done.problem());
  std::cout << say(Message("apps.migrated", {{"tables", done->tables}, {"entries", done->entries}})) << '\n';
  return 0;
}

}  // namespace parlor
