/** Text as part of an address: lower-case words of a to z and digits, joined by hyphens. */
export function slugOf(
  text: string,
  limits: { readonly characters: number; readonly otherwise: string },
): string {
  const words = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, limits.characters)
    .replaceAll(/^-+|-+$/g, "");
  return words === "" ? limits.otherwise : words;
}

/** The number finds the job; the words are only for people. */
export function jobSlug(title: string): string {
  return slugOf(title, { characters: 80, otherwise: "job" });
}

/** A posting's own page. */
export function postingPath({ id, title }: { readonly id: number | string; readonly title: string }): string {
  return `/details/${jobSlug(title)}/${id}`;
}
