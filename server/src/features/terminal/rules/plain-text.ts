import { limits } from "@candor/contract/limits";
import { truncate } from "@candor/contract/values";

/** What might be somebody's words, address or secret in the text of an error. */
const personal: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Passages in quotes: parsers repeat what they could not read.
  [/"[^"]*\s[^"]*"/gu, '"…"'],
  // Local parts of mail addresses, and passwords in addresses of servers.
  [/[^\s<>()[\]"',;]+@/gu, "…@"],
  // Paths and queries of addresses.
  [/(\bhttps?:\/\/[^\s/"'<>?#]+)\/[^\s"'<>]+/gu, "$1/…"],
  [/\?[^\s"'<>]+/gu, "?…"],
  // Phone numbers.
  [/\+\d[\d ().-]{5,}\d|\d{9,}|\(?\d{3}\)?[ -]\d{3}[ -]\d{4}/gu, "…"],
  // Tokens and random keys.
  [/\beyJ[\w.-]+/gu, "…"],
  [/(?=[\w+/=-]*\d)[\w+/=-]{20,}/gu, "…"],
];

/** The text of an error on one line, without what might be personal; it can hold anything. */
export function faultText(text: string, characters: number): string {
  const safe = personal.reduce((shown, [pattern, instead]) => shown.replaceAll(pattern, instead), text);
  return oneLine(safe, characters);
}

/** A name that somebody chose, on one line. */
export function oneLine(text: string, characters: number): string {
  return truncate(visible(text).replaceAll(/\s+/gu, " ").trim(), characters);
}

/** A mail address without whose it is. */
export function domainOnly(email: string): string {
  return `…${visible(email.slice(email.lastIndexOf("@")))}`;
}

/** Control and format characters are shown as code points: they could move the cursor or reverse what is read. */
function visible(text: string): string {
  return text.replaceAll(/[^\P{C}\n\t]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** A command's output as it is kept. If it is too long, it is cut at a line and says so. */
export function boundedOutput(text: string): string {
  const output = visible(text).trimEnd();
  if (output.length <= limits.commandOutputCharacters) return output;
  const kept = output.slice(0, limits.commandOutputCharacters);
  const whole = kept.slice(0, Math.max(kept.lastIndexOf("\n"), 0)) || kept;
  return `${whole}\n(cut: ${whole.length} of ${output.length} characters)`;
}
