import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The words follow in the order of their frequency; behind these stand names, slips and rare words. */
const most = 20_000;

/** What people who look for work type for another word: inpatient, server, steel. */
const slips = new Set(["impatient", "sever", "steal"]);

let everyday: ReadonlySet<string> | undefined;

/** Reads the words, unless they are known already. A start doesn't wait for them, and neither does the first search. */
export function readEverydayWords(): ReadonlySet<string> {
  return (everyday ??= new Set(commonWords().filter((word) => !slips.has(word))));
}

/** Whether a word of everyday English is spelled right, even if hardly any posting has it: "christmas", "hiking". */
export function isEverydayWord(word: string): boolean {
  return readEverydayWords().has(word.toLowerCase());
}

/** The list is three times as long as what is taken, and parsing all of it would take three times as long. */
function commonWords(): string[] {
  const file = createRequire(import.meta.url).resolve("@zxcvbn-ts/language-en/src/commonWords.json");
  const text = readFileSync(file, "utf8");
  let end = 0;
  for (let count = 0; count < most; count++) end = text.indexOf('","', end + 1);
  return JSON.parse(`${text.slice(0, end + 1)}]`) as string[];
}
