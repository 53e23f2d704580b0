import { occupations } from "../../search/rules/occupations/graph.ts";
import { nearOccupations } from "../../search/rules/occupations/near.ts";
import type { Relation } from "./finding.ts";
import { licensed } from "./licenses.ts";

const byTitle = new Map(occupations.map((occupation) => [occupation.title, occupation]));
const neighbor = 0.7;

/**
 * How the work that somebody did relates to the work that is required. A neighbor in the same group covers it, unless
 * the law licenses one and not the other.
 */
export function relatedWork(asked: readonly string[], done: readonly string[]): Relation | undefined {
  const all = asked.flatMap((askedTitle) => {
    const occupation = byTitle.get(askedTitle);
    if (!occupation) return [];
    const near = nearOccupations([occupation]);
    return done.flatMap((known): Relation[] => {
      if ((near.get(known) ?? 0) < neighbor || known === askedTitle) return [];
      const isLicensed = licensed.has(askedTitle) || licensed.has(known);
      const covers = byTitle.get(known)?.group === occupation.group && !isLicensed;
      return [{ known, asked: askedTitle, covers }];
    });
  });
  return all.find(({ covers }) => covers) ?? all[0];
}
