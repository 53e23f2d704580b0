import type { Chip } from "@candor/contract/search/shapes";
import { isFunctionWord } from "./sentence/function-words.ts";
import type { ParsedSentence } from "./sentence/parse.ts";

interface Lacked {
  readonly name: string;
  /** The id of the chip that holds it. */
  readonly chip: string;
}

/** A year, a schedule or a code names nobody. */
const mayName = /^\p{L}[\p{L}'’&.-]{2,}$/u;
const form = "(?:co|corp|corporation|inc|incorporated|llc|l\\.l\\.c|llp|ltd)";
const legalForm = new RegExp(`^${form}$`, "i");
/** "ANCC" and "Haitian-Creole" aren't written like a name: no word of it starts with a capital and goes on without. */
const capitalized = /^(?:\p{Lu}[\p{Ll}'’]+)+$/u;
const before =
  /(?:@|(?<!\p{L})(?:at|employed\s+by|(?:jobs?|work(?:ing)?|roles?|positions?|openings?|careers?)\s+(?:for|with|by)))\s*$/iu;
const after = new RegExp(`^,?\\s+${form}(?![\\p{L}\\p{N}])`, "iu");

/**
 * The only word beside a title that means nothing else, if it reads like an employer's name: "at zyphora", "zyphora
 * inc", or with a capital that isn't the sentence's first. Otherwise it may be anything: "nurse gluten".
 */
export function employerLacked(
  text: string,
  { chips, clauses, occupations }: Pick<ParsedSentence, "chips" | "clauses" | "occupations">,
): Lacked | undefined {
  if (!occupations) return undefined;
  const unknown = clauses.flatMap((clause) =>
    clause.kind === "word" && !clause.known && !legalForm.test(clause.word) ? [clause] : [],
  );
  const [clause] = unknown;
  if (clause === undefined || unknown.length > 1 || clause.spelling !== undefined) return undefined;
  const name = clause.word;
  const chip = chips.find((each) => each.kind === "text" && holdsOnly(each, name));
  const at = chip === undefined ? -1 : text.indexOf(name, chip.words[0]?.[0]);
  if (chip === undefined || at < 0 || !mayName.test(name) || isFunctionWord(name)) return undefined;
  return readsLikeName(text, name, at) ? { name, chip: chip.id } : undefined;
}

/** Besides the name, it holds only what introduces one: "work for zyphora", "zyphora inc". */
function holdsOnly({ value }: Chip, name: string): boolean {
  const words = value.split(/[\s,]+/).map((word) => word.replace(/^@|\.$/g, ""));
  return (
    words.includes(name) &&
    words.every(
      (word) =>
        word === "" ||
        word === name ||
        isFunctionWord(word) ||
        legalForm.test(word) ||
        /^(?:careers?|employed|with|work(?:ing)?)$/i.test(word),
    )
  );
}

function readsLikeName(text: string, name: string, at: number): boolean {
  const [ahead, behind] = [text.slice(0, at), text.slice(at + name.length)];
  if (before.test(ahead) || after.test(behind)) return true;
  // Phones capitalize the first word, and some people every word.
  return capitalized.test(name) && /(?<!\p{L})\p{Ll}{3}/u.test(ahead);
}
