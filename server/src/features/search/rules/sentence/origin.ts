import type { Sentence } from "./words.ts";

const leaving =
  /(?:\bi(?:['’]?m| am)\s+)?\b(?:moving|relocating|transferring|coming)\s+from\s+$|(?<=\b(?:moving|relocating|transferring)\s+to\s+\S.{0,40}\s)from\s+$/i;
const living = /\b(?:i\s+)?(?:live|living|based)\s+in\s+$/i;
const workingElsewhere =
  /^[\s,]*(?:(?:but|and)\s+)?(?:(?:i\s+)?(?:want\s+to\s+)?work(?:ing)?|commut(?:e|ing))\s+(?:in|near|to)\b/i;

/**
 * Where the words before a place's name begin that say it is where somebody comes from, not where they will work:
 * "moving from Texas to Colorado", "live in NJ, work in NYC".
 */
export function originBefore({ text, starts }: Sentence, name: number, end: number): number | undefined {
  const preceding = text.slice(0, name);
  const match =
    leaving.exec(preceding) ?? (workingElsewhere.test(text.slice(end)) ? living.exec(preceding) : null);
  return match !== null && starts.has(match.index) ? match.index : undefined;
}
