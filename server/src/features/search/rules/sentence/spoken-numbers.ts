const small = [
  ..."one two three four five six seven eight nine ten".split(" "),
  ..."eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const digits = small.slice(0, 9).join("|");

/** The words that numbers are made of. */
const parts = [...tens, ...small].join("|");
const twoDigits = `(?:${small.slice(9).join("|")}|(?:${tens.join("|")})(?:[-\\s]+(?:${digits}))?)`;
const belowHundred = `(?:${tens.join("|")})(?:[-\\s]+(?:${digits}))?|${small.join("|")}`;

/** In words, as people say them to a phone: "eighteen", "twenty-five", "a hundred and ten", "fifteen hundred". */
export const spokenNumber = `\\b(?:(?:(?:an?|${belowHundred})\\s+)?hundred(?:(?:\\s+and)?\\s+(?:${belowHundred}))?|${belowHundred})`;

/** Dollars before "fifty". */
const tenToThirtyNine = `${small.slice(9).join("|")}|(?:twenty|thirty)(?:[-\\s]+(?:${digits}))?`;
/** Dollars before "twenty-five": "fifteen twenty-five" may be a range. */
const besideQuarters = `${small.slice(9, 14).join("|")}|(?:thirty|forty|fifty|sixty)(?:[-\\s]+(?:${digits}))?`;
const perHour = "(?=\\s+(?:dollars\\s+|bucks\\s+)?(?:an?|per)\\s+(?:hour|hr)\\b)";

/**
 * Two numbers that are one amount: "eighteen fifty an hour" has cents, "one twenty k" hundreds. "Twenty twenty-five an
 * hour" may be a range.
 */
export const spokenPair = [
  `\\b(?:(?:${tenToThirtyNine})\\s+(?:fifty|seventy[-\\s]+five)|(?:${besideQuarters})\\s+twenty[-\\s]+five)${perHour}`,
  `\\b(?:${digits})\\s+${twoDigits}(?=\\s?k\\b|\\s+(?:thousand|grand|k)\\b)`,
].join("|");

/** Whether a sentence may contain one. */
export const isSpoken = new RegExp(`\\b(?:hundred|${parts})\\b`, "i");

/** Where an amount may begin: in "eighteen fifty", fifty is the rest of a number. */
export const isBegun = `(?=(?:an?\\s|hundred|${parts}))(?<!\\b(?:${parts})[-\\s]+)`;

/** In digits, with or without separators, or in words. */
export function numberOf(written: string): number {
  if (/^\d/.test(written)) return Number(withPoint(written));
  const [, first, second] = pair.exec(written) ?? [];
  if (first !== undefined && second !== undefined) {
    const [one, other] = [numberOf(first), numberOf(second)];
    return one < 10 ? one * 100 + other : one + other / 100;
  }
  return written
    .toLowerCase()
    .split(/[-\s]+/)
    .reduce((sum, word) => (word === "hundred" ? Math.max(1, sum) * 100 : sum + valueOf(word)), 0);
}

/** "50.000" is fifty thousand: nobody counts thousandths. */
function withPoint(digits: string): string {
  if (/^\d{1,3}(?:\.\d{3})+$/.test(digits)) return digits.replaceAll(".", "");
  return digits.replace(/^(\d{1,3}),(\d\d)$/, "$1.$2").replace(/[,'’]/g, "");
}

const pair = new RegExp(`^(${digits}|${twoDigits})\\s+(${twoDigits})$`, "i");

/** "a" and "and" count nothing. */
function valueOf(word: string): number {
  const ten = tens.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : small.indexOf(word) + 1;
}
