import { limits } from "@candor/contract/limits";

const mostCharacters = limits.fileNameCharacters;

/**
 * A sender's file name, safe to show and store: the last part of the path, without control and bidirectional
 * characters, shortened before its extension.
 */
export function fileName(given: string): string {
  const shown = (given.toWellFormed().split(/[/\\]/).at(-1) ?? "")
    .normalize("NFC")
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .replace(/^[. ]+/, "")
    .trimEnd();
  if (shown === "") return "file";
  const extension = /\.\w{1,10}$/.exec(shown)?.[0] ?? "";
  const stem = shown.slice(0, shown.length - extension.length).slice(0, mostCharacters - extension.length);
  // Don't split a surrogate pair.
  return stem.replace(/[\ud800-\udbff]$/, "") + extension;
}
