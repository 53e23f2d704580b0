import { decodeEntities } from "../../../platform/html.ts";

/**
 * A line of text as stored: entities decoded, one space between words, no control or formatting characters (databases
 * refuse NUL, direction marks can disguise a title), no lone surrogates.
 */
export function tidy(text: string): string {
  return decodeEntities(text)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(forbidden, "")
    .trim();
}

/** The same for text of several lines; keeps the line breaks. */
export function tidyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .replace(forbidden, "")
    .trim();
}

/** Direction overrides and noncharacters. Joiners stay, since scripts and emoji need them. */
const forbidden = /[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g;
