import type { Area } from "./criteria.ts";
import type { IndexedPosting } from "./document.ts";

/** A remote posting that states no limit can be done anywhere. */
const ANYWHERE = "*";

/**
 * Where a remote posting can be done, in the names that `regionsNear` compares: its countries and states, "US" and
 * "US-NY", and for a state also "US-*", which a search of the whole country asks for. Nothing for other postings.
 */
export function regionsOf({ remote, remoteWithin = [] }: IndexedPosting): readonly string[] {
  if (remote !== "remote") return [];
  if (remoteWithin.length === 0) return [ANYWHERE];
  return [...new Set(remoteWithin.flatMap((code) => (code.includes("-") ? [code, anyIn(code)] : [code])))];
}

/** A remote posting can be done from one of the areas if it names one of these. */
export function regionsNear(areas: readonly Area[]): readonly string[] {
  return [...new Set([ANYWHERE, ...areas.flatMap(namesOf)])];
}

function namesOf(area: Area): readonly string[] {
  if (area.kind !== "inside") return area.regions ?? [];
  const { country, state } = area;
  return [country, state === undefined ? `${country}-*` : `${country}-${state}`];
}

function anyIn(code: string): string {
  return `${code.slice(0, code.indexOf("-"))}-*`;
}
