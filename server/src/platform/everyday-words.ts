import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The list is sorted by frequency; beyond this come names, typos and rare words. */
const most = 20_000;

let known: ReadonlySet<string> | undefined;

/** The most common words of everyday English, read and cached at the first call: a start doesn't wait for them. */
export function everydayWords(): ReadonlySet<string> {
  return (known ??= new Set(commonWords()));
}

/** The list is three times as long as what we use; parsing all of it would take three times as long. */
function commonWords(): string[] {
  const file = createRequire(import.meta.url).resolve("@zxcvbn-ts/language-en/src/commonWords.json");
  const text = readFileSync(file, "utf8");
  let end = 0;
  for (let count = 0; count < most; count++) end = text.indexOf('","', end + 1);
  return JSON.parse(`${text.slice(0, end + 1)}]`) as string[];
}
