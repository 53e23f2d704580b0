import { milesOf, radiusBefore } from "./radius.ts";
import type { Sentence } from "./words.ts";

/** The words that introduce a place's name. */
export interface Introduction {
  readonly kind: "near" | "in" | "none";
  /** In UTF-16 units, with the space up to the name. */
  readonly length: number;
  /** How much of it names a part of the place: "southeast" Michigan. */
  readonly part: number;
  readonly miles?: number;
  /** Whether the name is part of another one: "university of Chicago", "Fort Moore". */
  readonly belongs: boolean;
}

const reach = 64;
const direction =
  "(?:north|south)(?:east|west)?(?:ern)?|(?:east|west)(?:ern)?|[ns][ew]\\.?|[nsew]\\.?|central|coastal|rural";
const side = "(?:north|south|east|west)[\\s-]?side(?:\\s+of)?";
/** A part of a city or a state, if the gazetteer knows no place with this name: "lower Manhattan", "western PA". */
const part = `(?:(?:greater|downtown|midtown|uptown|metro|lower|upper|${direction}|${side})\\s+)`;
const zip = "(?:(?:zip(?:\\s*code)?|post(?:al\\s+)?code)\\s+)";
const preposition = `(?:(?<radius>${radiusBefore})|(?<near>near|nr|(?:in\\s+and\\s+)?around|outside(?:\\s+of)?|(?:suburbs|outskirts|north|south|east|west)\\s+of|close\\s+to|(?:within\\s+(?:easy\\s+)?)?(?:commutable|(?:bik(?:e|ing)|commut(?:e|ing)|driving)\\s+distance)\\s+(?:from|of|to)|cerca\\s+de)|(?:(?:(?:but|and)\\s+)?(?:must|should|ha(?:ve|s)\\s+to)\\s+(?:be|live|reside)\\s+)?(?:(?:based|located|living|(?:i\\s+)?live)\\s+)?(?:(?:(?:all|anywhere)\\s+(?:over|across|around)|across|throughout|between|in|from|within|desde|en|à)|based\\s+(?:at|on|out\\s+of)))`;
const introduction = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${preposition}\\s+(?:the\\s+)?(?<part>${part}{1,2})?|(?<bare>${part}{1,2})|(?=${zip}))${zip}?$`,
  "iu",
);

/** A place can have a radius if we know its coordinates. */
export function introductionOf(
  { text, starts }: Sentence,
  name: number,
  { canHaveRadius }: { readonly canHaveRadius: boolean },
): Introduction {
  const preceding = text.slice(Math.max(0, name - reach), name);
  const match = introduction.exec(preceding);
  const none: Introduction = {
    kind: "none",
    length: 0,
    part: 0,
    belongs: /\b(?:of\s+(?:the\s+)?|fort\s+)$/i.test(preceding),
  };
  if (match === null || !starts.has(name - match[0].length)) return none;
  const { radius, near, part = "", bare = part } = match.groups!;
  const introduced = { length: match[0].length, part: bare.length, belongs: false };
  if (radius === undefined) return { ...introduced, kind: near === undefined ? "in" : "near" };
  const miles = milesOf(match.groups);
  return miles === undefined || !canHaveRadius ? none : { ...introduced, kind: "near", miles };
}
