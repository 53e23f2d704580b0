import { industries } from "@candor/contract/values";
import { sourceCategories, titleWords, vagueTitleWords } from "./industry-words.ts";
import type { Industry } from "./posting-draft.ts";

/**
 * The industry of a posting, from its source's categories. If they name several, the title decides between them;
 * without categories, the title decides alone. Undefined if undecided.
 */
export function industryOf(categories: readonly string[], title: string): Industry | undefined {
  const stated = new Set(categories.flatMap(industriesIn));
  if (stated.size > 1) stated.delete("Other");
  if (stated.size === 1) return [...stated][0];
  const named = industryOfTitle(title);
  return stated.size === 0 || (named !== undefined && stated.has(named)) ? named : undefined;
}

function industryOfTitle(title: string): Industry | undefined {
  const named = matches(titleWords, title);
  const [industry, ...others] = named.length > 0 ? named : matches(vagueTitleWords, title);
  return others.length === 0 ? industry : undefined;
}

const byName = new Map<string, Industry>(industries.map((industry) => [industry.toLowerCase(), industry]));

function industriesIn(category: string): Industry[] {
  const exact = byName.get(category.trim().toLowerCase());
  if (exact !== undefined) return [exact];
  const known = matches(sourceCategories, category);
  return known.length > 0 ? known : matches(titleWords, category);
}

function matches(table: readonly (readonly [Industry, RegExp])[], text: string): Industry[] {
  return table.filter(([, pattern]) => pattern.test(text)).map(([industry]) => industry);
}
