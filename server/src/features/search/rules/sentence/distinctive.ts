import { skillTitled } from "../../../jobs/rules/skills.ts";
import { isEverydayWord } from "../everyday-words.ts";
import { titleWeights } from "../occupations/title-weights.ts";
import { sameAs } from "../same-words.ts";
import { likelySpelling } from "../spelling.ts";
import { isFunctionWord } from "./function-words.ts";
import type { PlaceNames } from "./reading.ts";

const shortestAlone = 4;

/** Whether a word is none that titles or plain searches have. */
export function isUnusual(word: string): boolean {
  const name = word.toLowerCase();
  return (
    name.length >= shortestAlone &&
    !isFunctionWord(name) &&
    !titleWeights.has(name) &&
    sameAs(name).length === 0
  );
}

/** Whether a word can only be somebody's own name: "zyphora". */
export function isOwnName(word: string, places: PlaceNames): boolean {
  return (
    /^\p{L}{3,}$/u.test(word) &&
    isUnusual(word) &&
    !isEverydayWord(word) &&
    skillTitled(word) === undefined &&
    likelySpelling(word) === undefined &&
    places.findAll(word).length === 0
  );
}

/** What an organization's name has beside words of its own: "Zyphora Health Inc". */
const corporate = new Set(
  `associates bank center centers clinic clinics co companies company construction consulting corp corporation
  enterprises foods foundation gmbh group health healthcare holdings hospital hospitals inc incorporated industries
  international lab laboratories labs limited lines llc llp logistics lp ltd medical partners plc pllc robotics service
  services solutions system systems tech technologies technology usa`.split(/\s+/),
);

export function isCorporate(word: string): boolean {
  return corporate.has(word.toLowerCase().replaceAll(".", ""));
}
