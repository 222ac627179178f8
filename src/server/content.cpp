#include "server/content.h"

#include <array>
#include <optional>
#include <sodium.h>
#include <vector>

#include "core/text.h"
#include "server/preferences.h"

namespace parlor {
namespace {

constexpr std::string_view kBrotli = "br";
constexpr std::string_view kGzip = "gzip";

// Nothing if the list does not name it.
std::optional<double> listed_weight(const std::vector<Preference>& accepted, std::string_view coding) {
  for (const Preference& each : accepted) {
    if (same_word(each.value, coding)) return each.weight;
  }
  return std::nullopt;
}

}  // namespace

std::string ContentForm::tag(const Content& content) const {
  std::string tag = "\"" + content.tag;
  if (!coding.empty()) tag.append("-").append(coding);
  return tag + "\"";
}

ContentForm best_form(const Content& content, std::string_view header) {
  const std::vector<Preference> accepted = preferences(header);
  const double others = listed_weight(accepted, "*").value_or(0);
  ContentForm best{"", content.plain};
  // Everybody accepts the uncompressed form, so it wins only if it was asked for.
  double most = listed_weight(accepted, "identity").value_or(0);
  for (const ContentForm& form : {ContentForm{kGzip, content.gzip}, ContentForm{kBrotli, content.brotli}}) {
    const double weight = listed_weight(accepted, form.coding).value_or(others);
    if (form.bytes.empty() || weight <= 0 || weight < most) continue;
    best = form;
    most = weight;
  }
  return best;
}

bool names_tag(std::string_view tags, std::string_view tag) {
  for (std::string_view named : split(tags, ',')) {
    if (named == "*") return true;
    if (named.starts_with("W/")) named.remove_prefix(2);
    if (named == tag) return true;
  }
  return false;
}

std::string content_tag(std::string_view bytes) {
  std::array<unsigned char, crypto_generichash_BYTES_MIN> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size(), nullptr, 0);
  std::array<char, 2 * crypto_generichash_BYTES_MIN + 1> hex{};
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
  return hex.data();
}

}  // namespace parlor
