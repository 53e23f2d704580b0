const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text's letters, each with its marks, without what has no shape. */
export function clusters(text: string): string[] {
  const shown = text
    .normalize("NFC")
    .replaceAll(/[^\S\u00a0]/g, " ")
    .replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "");
  return Array.from(segmenter.segment(shown), ({ segment }) => segment);
}

/** Ways to write the same letter, best first: as it is, with separate marks, without its style, or a plainer sign. */
export function drawable(cluster: string): string[] {
  const plainer = signs.find(([kind]) => kind.test(cluster))?.[1];
  return [
    cluster,
    cluster.normalize("NFD"),
    cluster.normalize("NFKC"),
    ...(plainer === undefined ? [] : [plainer]),
  ];
}

/** Decoration of lists, which says as much in another shape. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^[→⇒➔➙➜➝➞➡⟶]$/u, "->"],
  [/^[■□▪▫▶►▸◆◇○●◦★☆✓✔✦➢➤⬥⭐]$/u, "•"],
  [/^[‐‑‒―]$/u, "-"],
];
