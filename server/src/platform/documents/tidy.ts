import { mostCharacters } from "./document.ts";

/**
 * Removes invisible characters (except joiners, which change how letters look), collapses spaces, tabs and empty lines,
 * and cuts to a sensible length.
 */
export function tidy(text: string): string {
  return text
    .slice(0, 4 * mostCharacters)
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/\r\n?|[\f\v\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{C}\n\t\u200c\u200d]/gu, "")
    .replaceAll(/[^\S\n]+/gu, (space) => (/\t|.{3}/.test(space) ? "\t" : " "))
    .replaceAll(/[ \t]?\n[ \t]?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, mostCharacters)
    .toWellFormed()
    .trimEnd();
}
