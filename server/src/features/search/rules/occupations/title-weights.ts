import { occupations } from "./graph.ts";
import { occupationsWith } from "./names.ts";

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
  const counts = occupationsWith((word) => word);
  return Array.from(counts, ([word, count]) => {
    const share = Math.log(occupations.length / count) / Math.log(occupations.length);
    return [word, Math.max(least, Math.round(whole * share))];
  });
}
