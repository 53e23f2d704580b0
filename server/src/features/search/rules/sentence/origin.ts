import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { placesNamed } from "./joined-places.ts";
import type { PlaceNames } from "./reading.ts";
import { type Sentence, spanText } from "./words.ts";

const leaving =
  /(?:\bi(?:['’]?m| am)\s+)?\b(?:mov(?:ing|ed)|relocat(?:ing|ed)|transferring|coming)\s+from\s+$|(?<=\b(?:mov(?:ing|ed)|relocat(?:ing|ed)|transferring)\s+to\s+\S.{0,40}\s)from\s+$/i;
/** "i am from ukraine": a country says who asks, a city where. */
const born =
  /\b(?:(?:i(?:['’]?m| am)\s+)?(?:originally\s+)?from(?<=\b(?:i['’]?m|am|originally)\s+(?:an?\s+(?:\S+\s+){1,4})?from)|(?:yo\s+)?(?:soy|vengo)\s+de)\s+(?:the\s+)?$/i;
/** "from ohio to florida relocation", "relocating ohio to florida". */
const onward = /^\s+to\s+\S/i;
const moving = /\b(?:mov(?:e|ing)|relocat(?:e|ing|ion)|transferring)\b/i;
const fromHere = /\b(?:from|moving|relocating)\s+$/i;
const living = /\b(?:(?:i\s+)?(?:live|living|based)\s+in(?:\s+the)?|(?:yo\s+)?vivo\s+en(?:\s+el)?)\s+$/i;
const wish =
  "(?:(?:am|a|an|busco|can|could|for|i|i['’]?m|like|looking|love|necesito|need|prefer|quiero|to|un|want|will|willing|would)\\s+){0,6}";
const workingElsewhere = new RegExp(
  `^[\\s,]*(?:(?:but|and|pero|y)\\s+)?${wish}(?:work(?:ing)?|jobs?|commut(?:e|ing)|trabaj(?:o|ar))\\s+(?:in|near|to|en|cerca\\s+de)\\s+(?:the\\s+)?(?=\\S)`,
  "i",
);

/**
 * Where the words before a place's name begin that say it is where somebody comes from, not where they will work:
 * "moving from Texas to Colorado", "live in NJ, work in NYC".
 */
export function originBefore(
  sentence: Sentence,
  places: PlaceNames,
  name: number,
  end: number,
  { kind, country }: FoundPlace,
): number | undefined {
  const { text, starts } = sentence;
  const preceding = text.slice(0, name);
  const isAbroad = kind === "country" && country !== "US";
  const isLeft = onward.test(text.slice(end)) && moving.test(text);
  const match =
    leaving.exec(preceding) ??
    (isAbroad ? born.exec(preceding) : null) ??
    (isLeft ? fromHere.exec(preceding) : null) ??
    (worksElsewhere(sentence, places, end) ? living.exec(preceding) : null);
  return match !== null && starts.has(match.index) ? match.index : undefined;
}

/** "work in" may be about a field, too: "live in NJ, looking for work in retail". */
function worksElsewhere(sentence: Sentence, places: PlaceNames, end: number): boolean {
  const match = workingElsewhere.exec(sentence.text.slice(end));
  const next = match ? sentence.starts.get(end + match[0].length) : undefined;
  if (next === undefined) return false;
  return [1, 2, 3].some((count) => {
    const place = spanText(sentence, next, count);
    return place !== undefined && placesNamed(places, place).length > 0;
  });
}
