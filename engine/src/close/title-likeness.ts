import { titleTokens } from "../analysis/title-tokens.ts";
import { gramPoints, titlePoints, unrelatedPoints } from "./closeness.ts";
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
export function titleLikeness(
  wanted: string,
  title: string,
  weights: TitleWeights,
  isUnrelated = false,
): WordAgreement[] {
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
  const counted = (points: number) => (isUnrelated ? unrelatedPoints(points) : points);
  return byWords > byGrams
    ? shared(compared, "agreement", words, counted(byWords))
    : shared(compared, "product", grams, counted(byGrams));
}

/** What a query word has in common with a title, in either way of comparing. */
interface Comparison {
  readonly word: string;
  readonly agreement: Common;
  readonly product: Common;
}

interface Common {
  /** The word of the title that has the most in common with it. */
  readonly matched: string;
  readonly amount: number;
}

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
  const nearest = first(others, (other) => other.likeness);
  const closest = first(others, (other) => other.product);
  return {
    word,
    agreement: { matched: nearest?.word ?? "", amount: nearest?.gain ?? 0 },
    product: {
      matched: closest?.word ?? "",
      amount: others.reduce((sum, other) => sum + other.product, 0),
    },
  };
}

/** The word with the most of something; in a tie the alphabetically first, which `NearTitles` counts too. */
function first<Word extends { readonly word: string }>(words: readonly Word[], of: (word: Word) => number) {
  return words.toSorted((a, b) => of(b) - of(a) || (a.word < b.word ? -1 : 1))[0];
}

function sharesOf(compared: readonly Comparison[], way: "agreement" | "product"): number {
  return compared.reduce((sum, each) => sum + each[way].amount, 0);
}

/** Divides points in proportion to what each word adds; the last one gets the remainder. */
function shared(
  compared: readonly Comparison[],
  way: "agreement" | "product",
  all: number,
  points: number,
): WordAgreement[] {
  const gaining = compared.filter((each) => each[way].amount > 0);
  let left = points;
  return gaining.map(({ word, [way]: { matched, amount } }, index) => {
    const share = index + 1 === gaining.length ? left : Math.floor((points * amount) / all);
    left -= share;
    return { word, matched, points: share };
  });
}
