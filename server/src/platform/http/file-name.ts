const mostCharacters = 120;

/**
 * What a sender calls a file, fit to be shown and stored: the last part of a path, without control and bidirectional
 * characters, cut in front of its extension.
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
  // A character beyond the first 65,536 is not cut in half.
  return stem.replace(/[\ud800-\udbff]$/, "") + extension;
}
