const small = [
  ..."one two three four five six seven eight nine ten".split(" "),
  ..."eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const digits = small.slice(0, 9).join("|");

const belowHundred = `(?:${tens.join("|")})(?:[-\\s]+(?:${digits}))?|${small.join("|")}`;

/** One to 999 in words, as people say them to a phone: "eighteen", "twenty-five", "a hundred and ten". */
export const spokenNumber = `\\b(?:(?:(?:an?|${digits})\\s+)?hundred(?:(?:\\s+and)?\\s+(?:${belowHundred}))?|${belowHundred})`;

/** Whether a sentence may contain one. */
export const isSpoken = new RegExp(`${spokenNumber}\\b`, "i");

/** In digits, with or without commas, or in words. */
export function numberOf(written: string): number {
  if (/^\d/.test(written)) return Number(written.replaceAll(",", ""));
  return written
    .toLowerCase()
    .split(/[-\s]+/)
    .reduce((sum, word) => (word === "hundred" ? Math.max(1, sum) * 100 : sum + valueOf(word)), 0);
}

/** "a" and "and" count nothing. */
function valueOf(word: string): number {
  const ten = tens.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : small.indexOf(word) + 1;
}
