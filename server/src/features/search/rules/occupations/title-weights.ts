import { tokens } from "@candor/engine/analysis/tokenize";
import { occupations } from "./graph.ts";

/** The weight of a word that occurs in no family. */
export const whole = 100;
const least = 10;
const linking =
  "a an and at by de der des die e et for für in la le mit o of or para por pour the to und with y";
/** Words of a title that state a rank. */
export const ranks =
  "associate chief entry experienced grade graduate head i ii iii intermediate intern iv jr junior lead level mid principal senior sr staff trainee".split(
    " ",
  );

/**
 * Weights of words in titles, 1 to 100: low for words in the titles of many families, like "manager", low for ranks,
 * and lowest for linking words. Words that occur in no family weigh 100.
 */
export const titleWeights: ReadonlyMap<string, number> = new Map([
  ...weightsByFamilies(),
  ...ranks.map((word) => [word, 15] as const),
  ...linking.split(" ").map((word) => [word, 5] as const),
]);

function weightsByFamilies(): [string, number][] {
  const families = new Map<string, number>();
  for (const { title, aliases } of occupations) {
    for (const word of new Set([title, ...aliases].flatMap((name) => tokens(name))))
      families.set(word, (families.get(word) ?? 0) + 1);
  }
  return Array.from(families, ([word, count]) => {
    const share = Math.log(occupations.length / count) / Math.log(occupations.length);
    return [word, Math.max(least, Math.round(whole * share))];
  });
}
