import type { Excluded, Things } from "./excluded-things.ts";
import { weekend } from "./misspelled.ts";
import { negatorAt } from "./negators.ts";
import { isOneOf, type Word } from "./words.ts";

const alternatives = new Set(["or", "nor", "ni", "o"]);
const links = new Set([...alternatives, "and", "y"]);
/** "anything except retail and food": neither is wanted. */
const excepting =
  /\b(?:except(?: for)?|excluding|avoid(?:ing)?|(?:any|every)\w* but|other than|apart from)$/i;
/** When people don't want to work: "no nights, weekends and evenings" denies all three. */
const time = new RegExp(`^(?:afternoon|evening|morning|nite|night|overnight|${weekend})s?$`, "i");
const wanted = new Set(["fine", "ok", "okay", "only", "preferred"]);
/** People, not fields: "no sales, nurse or cna" looks for two of them. */
const worker =
  /(?:\b(?:aide|assistant|chef|clerk|cna|cook|guard|host|lpn|lvn|nurse|rn|tech)|\p{L}{2}(?:er[oa]?|ora?|ista?|ian|man|ess))s?$/iu;

/** What a job comes with, not what it is: "no travel, warehouse or retail" looks for two of them. */
const condition =
  /\b(?:calls?|calling|cameras?|cars?|checks?|commissions?|commut(?:e|ing)|cdl|driving|holidays|licen[cs]es?|lifting|overtime|phones?|relocation|standing|tests?|travel(?:ing)?|uniforms?|video)$/i;

export function isLink(word: Word | undefined): boolean {
  return isOneOf(links, word);
}

/**
 * Whether the list of what isn't wanted goes on at `next`, after one of its things: "or gambling", "/food", "and ups",
 * ", florida or georgia". After a comma alone, what follows may be what is wanted, so the list needs an "or" or "and".
 */
export function goesOn(things: Things, one: Excluded, next: number, isInList: boolean): boolean {
  const { text, words } = things.sentence;
  if (isOneOf(alternatives, words[next])) return true;
  if (isLink(words[next]))
    return areTimes(things, one, next + 1) || isJoined(things, one, next + 1, isInList);
  if (areTimes(things, one, next)) return true;
  if (words[next] && text.slice(one.last.end, words[next].start) === "/")
    return things.isThing(next) && negatorAt(things.sentence, next) === 0;
  return isListed(things, one, next);
}

/** "except retail and food", "not at amazon and ups", "not in austin and dallas", "no sales, marketing and retail". */
function isJoined(things: Things, one: Excluded, at: number, isInList: boolean): boolean {
  if (one.organization || one.place || isInList) return areAlike(things, one, at);
  return things.isThing(at) && excepting.test(things.sentence.text.slice(0, one.first.start).trimEnd());
}

/** "no sales, marketing or customer service": each after a comma, and a last one after "or" or "and". */
function isListed(things: Things, one: Excluded, at: number): boolean {
  const { words } = things.sentence;
  if (!things.isAfterComma(at) || !areAlike(things, one, at)) return false;
  const end = things.endAt(at);
  return isLink(words[end]) ? areAlike(things, one, end + 1) : isListed(things, one, end);
}

/** Whether what begins at a word can be in one list with a thing: "no overtime, cook or server" isn't a list. */
function areAlike(things: Things, one: Excluded, at: number): boolean {
  const { words } = things.sentence;
  const organization = things.organizationAt(at);
  if (one.organization || organization) return one.organization !== undefined && organization !== undefined;
  const isPlace = things.placeEndAt(at) !== undefined;
  if (one.place || isPlace) return one.place !== undefined && isPlace;
  if (time.test(one.text) || !things.isThing(at) || things.lengthAt(at, true) === 0) return false;
  const called = words.slice(at, things.endAt(at)).map(({ text }) => text);
  const name = called.join(" ");
  if (condition.test(one.text)) return condition.test(name) || time.test(name);
  return !things.isWork(at) || !worker.test(name);
}

function areTimes({ sentence: { words } }: Things, { text }: Excluded, next: number): boolean {
  return time.test(text) && time.test(words[next]?.text ?? "") && !isOneOf(wanted, words[next + 1]);
}
