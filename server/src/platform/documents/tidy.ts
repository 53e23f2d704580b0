import { mostCharacters } from "./document.ts";

/** Without what cannot be seen (but for the joiners, which change how letters look), with single spaces and at most one empty line; cut to a sensible length. */
export function tidy(text: string): string {
  return text
    .slice(0, 4 * mostCharacters)
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/\r\n?|[\f\v\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{C}\n\t\u200c\u200d]/gu, "")
    .replaceAll(/[^\S\n]+/gu, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, mostCharacters)
    .toWellFormed()
    .trimEnd();
}
