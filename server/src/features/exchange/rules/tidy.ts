import { decodeEntities } from "../../../platform/html.ts";

/**
 * A line of text as it is kept: entities decoded, one space between words, no control or formatting character
 * (NUL is refused by databases, direction marks make a title lie), no half of a surrogate pair.
 */
export function tidy(text: string): string {
  return decodeEntities(text)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(forbidden, "")
    .trim();
}

/** The same for text of several lines, where the lines are kept. */
export function tidyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .replace(forbidden, "")
    .trim();
}

/** Direction overrides, and characters that are none. Joiners stay: scripts and emoji need them. */
const forbidden = /[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g;
