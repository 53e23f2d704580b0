import commonWords from "@zxcvbn-ts/language-en/src/commonWords.json" with { type: "json" };

/** The words follow in the order of their frequency; behind these stand names, slips and rare words. */
const most = 20_000;

/** What people who look for work type for another word: inpatient, server, steel. */
const slips = new Set(["impatient", "sever", "steal"]);

const everyday = new Set(commonWords.slice(0, most).filter((word) => !slips.has(word)));

/** Whether a word of everyday English is spelled right, even if hardly any posting has it: "christmas", "hiking". */
export function isEverydayWord(word: string): boolean {
  return everyday.has(word.toLowerCase());
}
