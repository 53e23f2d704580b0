const longestSlug = 60;

/** A name as part of an address: lower-case words of a to z and digits, joined by hyphens. */
export function slugOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestSlug)
    .replaceAll(/^-+|-+$/g, "");
  return words === "" ? "organization" : words;
}

/** Spellings that differ in case and space name one organization. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}
