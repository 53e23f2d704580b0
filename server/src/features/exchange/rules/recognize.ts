import { FileFault } from "./file-fault.ts";
import type { Format } from "./source-posting.ts";

export type Family = "csv" | "json" | "xml" | "html";

const families: Readonly<Record<Format, Family>> = {
  nyc: "csv",
  csv: "csv",
  titles: "csv",
  listings: "json",
  greenhouse: "json",
  lever: "json",
  ashby: "json",
  "json-ld": "json",
  xml: "xml",
  html: "html",
};

/** The family of readers for a file, from its first characters (its name isn't reliable). */
export function familyOf(beginning: string, format?: Format): Family {
  if (beginning.includes("\0")) throw new FileFault("The file holds binary data, not text.");
  if (format !== undefined) return families[format];
  const start = beginning.trimStart();
  if (start === "") throw new FileFault("The file is empty.");
  if (start.startsWith("{") || start.startsWith("[")) return "json";
  if (!start.startsWith("<")) return "csv";
  return /<(?:!doctype\s+)?html\b/i.test(start) ? "html" : "xml";
}

/** Peeks at the first characters of a stream, and returns the whole stream again. */
export async function beginningOf(
  text: AsyncIterable<string>,
): Promise<{ beginning: string; whole: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let beginning = "";
  while (beginning.trimStart().length < lookAhead) {
    const next = await iterator.next();
    if (next.done === true) break;
    beginning += next.value;
    if (beginning.length > longestSpace) break;
  }
  return { beginning, whole: rejoined(beginning, iterator) };
}

const lookAhead = 4_096;
const longestSpace = 1_048_576;

async function* rejoined(beginning: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield beginning;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
