import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import type { ParsedSentence } from "../rules/understand.ts";
import { fartherSearches, muchWiderSearches, type WiderSearch, widerSearches } from "../rules/wider.ts";
import type { SearchParts } from "./ask.ts";
import { matchesOf } from "./matches.ts";

type Wider = NonNullable<SearchAnswer["wider"]>;

/** The longest list of ways out. */
const mostWays = 8;
/** How many ways are tried, since each is a search: if something matches, few are tried. */
const mostTried = 8;

/**
 * For a search with few matches or none: how many match nearby, and how many when one thing is left out. Ways that keep
 * the title come first, then the largest number. Without matches, several things may have to be left out. Ways without
 * more matches aren't listed.
 */
export async function wider(
  parts: SearchParts,
  fields: SearchCriteria,
  { chips }: ParsedSentence,
  miles: number | undefined,
  matches: number,
): Promise<Wider> {
  const farther = miles === undefined ? [] : fartherSearches(fields, miles);
  const one = widerSearches(fields, chips);
  const tried = matches > 0 ? one.slice(0, mostTried) : one;
  const ways = await withTotals(parts, [...farther, ...tried]);
  const brings = ({ total }: Wider[number]) => total > matches;
  const nearby = ways.slice(0, farther.length).filter(brings).slice(0, 1);
  let found = ways.slice(farther.length).filter(brings);
  for (const searches of matches > 0 ? [] : muchWiderSearches(fields, chips)) {
    if (found.length > 0) break;
    found = (await withTotals(parts, searches)).filter(brings);
  }
  return [...nearby, ...found.sort(keepingTitle)].slice(0, mostWays);
}

/** Which of these sentences, as searches instead, match any posting. */
export async function withMatches(parts: SearchParts, sentences: readonly string[]): Promise<string[]> {
  const totals = await matchesOf(
    parts,
    sentences.map((query) => ({ query })),
  );
  return sentences.filter((_sentence, at) => totals[at]! > 0);
}

async function withTotals(parts: SearchParts, searches: readonly WiderSearch[]): Promise<Wider> {
  const totals = await matchesOf(
    parts,
    searches.map(({ fields }) => fields),
  );
  return searches.map(({ without }, at) => ({ ...without, total: totals[at]! }));
}

/** Ways to another job altogether come last; otherwise the largest number comes first. */
function keepingTitle(a: Wider[number], b: Wider[number]): number {
  return Number(dropsTitle(a)) - Number(dropsTitle(b)) || b.total - a.total;
}

/** A chip's id begins with its kind. */
function dropsTitle({ chip, chips = [] }: Wider[number]): boolean {
  return [chip, ...chips].some((id) => id?.startsWith("title-"));
}
