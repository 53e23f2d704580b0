import type { Random } from "./random.ts";

/** A heading, a paragraph, or a list of short lines. */
export interface Block {
  readonly kind: "paragraph" | "list";
  readonly lines: readonly string[];
}

/** The number of words, separated by white space. */
export function wordCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) count++;
  return count;
}

/**
 * The blocks as HTML that the sanitizer leaves unchanged. `&` is the only character in generated text that needs
 * escaping.
 */
export function htmlOf(blocks: readonly Block[]): string {
  let html = "";
  for (const { kind, lines } of blocks) {
    html += kind === "list" ? `<ul><li>${lines.join("</li><li>")}</li></ul>` : `<p>${lines.join(" ")}</p>`;
  }
  return html.replaceAll("&", "&amp;");
}

/** The description as the importer would read it from the HTML. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.map(({ kind, lines }) => lines.join(kind === "list" ? "\n" : " ")).join("\n");
}

/** "A, B, and C". */
export function enumerated(names: readonly string[], random: Random): string {
  const last = names.at(-1) ?? "";
  if (names.length < 3) return names.join(" and ");
  return `${names.slice(0, -1).join(", ")}${random.chance(0.7) ? "," : ""} and ${last}`;
}
