import { tokens } from "../analysis/tokenize.ts";
import { titlePoints } from "./closeness.ts";
import { type TitleWeights, weightIn } from "./title-vocabulary.ts";
import { gramsOf, likeness } from "./word-likeness.ts";

/** What one query word gains from the most similar word of the title. */
export interface WordAgreement {
  readonly word: string;
  readonly matched: string;
  readonly points: number;
}

/** Similarity of two titles, word by word. The points add up to the result of `NearTitles` for the title. */
export function titleLikeness(wanted: string, title: string, weights: TitleWeights): WordAgreement[] {
  const [words, others] = [distinctTokens(wanted), distinctTokens(title)];
  const gains = words.flatMap((word) => {
    const best = likest(word, others);
    if (!best) return [];
    const gain = (weightIn(weights, word) + weightIn(weights, best.word)) * best.likeness;
    return [{ word, matched: best.word, gain }];
  });
  const agreement = gains.reduce((sum, { gain }) => sum + gain, 0);
  if (agreement === 0) return [];
  const weight = [...words, ...others].reduce((sum, word) => sum + weightIn(weights, word), 0);
  let left = titlePoints(agreement, weight);
  const whole = left;
  return gains.map(({ word, matched, gain }, index) => {
    const points = index + 1 === gains.length ? left : Math.floor((whole * gain) / agreement);
    left -= points;
    return { word, matched, points };
  });
}

function distinctTokens(text: string): string[] {
  return [...new Set(tokens(text))];
}

/** Of equally similar words, the alphabetically first. */
function likest(word: string, others: readonly string[]) {
  const grams = gramsOf(word);
  return others
    .map((other) => {
      const otherGrams = gramsOf(other);
      const shared = [...grams].filter((gram) => otherGrams.has(gram)).length;
      return {
        word: other,
        likeness: shared === 0 ? 0 : likeness(word, other, shared, grams.size, otherGrams.size),
      };
    })
    .filter((each) => each.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1))[0];
}
