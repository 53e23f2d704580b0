import { titleTokens } from "../analysis/title-tokens.ts";
import { gramPoints, titlePoints } from "./closeness.ts";
import { squareOf } from "./near-titles.ts";
import { type TitleWeights, weightIn } from "./title-vocabulary.ts";
import { countOf, gramsOf, likeness, product, sharedBy } from "./word-likeness.ts";

/** What one query word gains from the title. */
export interface WordAgreement {
  readonly word: string;
  /** The most similar word of the title. */
  readonly matched: string;
  readonly points: number;
}

/** Similarity of two titles, word by word. The points add up to the result of `NearTitles` for the title. */
export function titleLikeness(wanted: string, title: string, weights: TitleWeights): WordAgreement[] {
  const compared = [...new Set(titleTokens(wanted))].map((word) => comparison(word, title, weights));
  const words = sharesOf(compared, "agreement");
  const grams = sharesOf(compared, "product");
  const others = [...new Set(titleTokens(title))];
  const weightOf = (word: string) => weightIn(weights, word);
  const sum = (of: readonly string[], value: (word: string) => number) =>
    of.reduce((total, word) => total + value(word), 0);
  const asked = compared.map(({ word }) => word);
  const square = (word: string) => squareOf(word, weightOf(word));
  const byWords = words === 0 ? 0 : titlePoints(words, sum([...asked, ...others], weightOf));
  const byGrams = grams === 0 ? 0 : gramPoints(grams, sum(asked, square) * sum(others, square));
  return byWords > byGrams
    ? shared(compared, "agreement", words, byWords)
    : shared(compared, "product", grams, byGrams);
}

interface Comparison {
  readonly word: string;
  readonly matched: string;
  readonly agreement: number;
  readonly product: number;
}

/** Of equally similar words, the alphabetically first. */
function comparison(word: string, title: string, weights: TitleWeights): Comparison {
  const weight = weightIn(weights, word);
  const grams = gramsOf(word);
  const others = [...new Set(titleTokens(title))].map((other) => {
    const otherGrams = gramsOf(other);
    const common = sharedBy(grams, otherGrams);
    const otherWeight = weightIn(weights, other);
    const alike =
      common.three === 0 ? 0 : likeness(word, other, common.three, grams.three.size, otherGrams.three.size);
    return {
      word: other,
      likeness: alike,
      gain: (weight + otherWeight) * alike,
      product: weight * otherWeight * product(common, countOf(grams), countOf(otherGrams)),
    };
  });
  const [best] = others.toSorted(
    (a, b) => b.likeness - a.likeness || b.product - a.product || (a.word < b.word ? -1 : 1),
  );
  return {
    word,
    matched: best?.word ?? "",
    agreement: best?.gain ?? 0,
    product: others.reduce((sum, other) => sum + other.product, 0),
  };
}

function sharesOf(compared: readonly Comparison[], way: "agreement" | "product"): number {
  return compared.reduce((sum, each) => sum + each[way], 0);
}

/** Divides points by what each word adds; the last one gets the remainder. */
function shared(
  compared: readonly Comparison[],
  way: "agreement" | "product",
  all: number,
  points: number,
): WordAgreement[] {
  const gaining = compared.filter((each) => each[way] > 0);
  let left = points;
  return gaining.map(({ word, matched, [way]: own }, index) => {
    const share = index + 1 === gaining.length ? left : Math.floor((points * own) / all);
    left -= share;
    return { word, matched, points: share };
  });
}
