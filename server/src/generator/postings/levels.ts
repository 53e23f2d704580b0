import { compileLines, type Fragment } from "./fragment.ts";
import { Weighted } from "./weighted.ts";

/** A career level: its titles, its pay relative to the middle level, and the experience it requires. */
export interface Level {
  /** `_` stands for the title. */
  readonly titles: readonly string[];
  /** 1 in the middle of the ladder. */
  readonly pay: number;
  readonly experience: readonly Fragment[];
}

export type LevelLadder = "ladder" | "desk" | "trade" | "floor" | "care" | "expert" | "single";

const none = compileLines(`
  No experience [needed|required]; we [train on the job|teach what you need]
  Willingness to learn [from the first day|quickly]`);

const some = compileLines(`
  [At least|About] [one year|two years] of experience [in a similar role|with similar work]
  [Six months|One year] or more of [related|comparable] work`);

const solid = compileLines(`
  [At least|A minimum of] [two|three|four] years of [relevant|comparable] experience
  [Two to four|Three to five] years of [related work|experience in the field]`);

const long = compileLines(`
  [Five|Six|Seven|Eight] or more years of [relevant|hands-on] experience
  [At least|A minimum of] [five|six|seven] years of experience, [some|part] of it guiding others`);

const deep = compileLines(`
  [Eight|Nine|Ten|Twelve] or more years of [relevant|progressive] experience
  A decade of [practice|work] in the field, with [results|references] to show for it`);

type Step = readonly [
  weight: number,
  titles: readonly string[],
  pay: number,
  experience: readonly Fragment[],
];

const plain = ["_"];
const senior = ["Senior _", "Senior _", "Sr. _"];
const junior = ["Junior _", "Jr. _", "Entry-Level _", "Entry Level _"];

export const levelLadders: Readonly<Record<LevelLadder, Weighted<Level>>> = {
  ladder: ladder([
    [3, ["_ Intern", "_ Internship"], 0.52, none],
    [13, [...junior, "Associate _", "_ I"], 0.77, some],
    [40, plain, 1, solid],
    [6, ["_ II", "Mid-Level _"], 1.06, solid],
    [27, [...senior, "_ III"], 1.28, long],
    [6, ["Lead _"], 1.42, long],
    [5, ["Principal _", "Staff _"], 1.6, deep],
  ]),
  desk: ladder([
    [14, [...junior, "_ I"], 0.85, some],
    [61, plain, 1, solid],
    [4, ["_ II"], 1.07, solid],
    [17, senior, 1.18, long],
    [4, ["Lead _"], 1.26, long],
  ]),
  trade: ladder([
    [14, ["Apprentice _", "Entry-Level _", "_ Trainee", "_ Helper"], 0.72, none],
    [66, plain, 1, solid],
    [10, ["_ II", "Senior _"], 1.1, long],
    [10, ["Lead _"], 1.19, long],
  ]),
  floor: ladder([
    [10, ["Entry-Level _", "Seasonal _", "Entry Level _"], 0.95, none],
    [76, plain, 1, none],
    [8, plain, 1.03, some],
    [6, ["Lead _"], 1.14, some],
  ]),
  care: ladder([
    [6, ["New Grad _", "New Graduate _"], 0.88, none],
    [82, plain, 1, some],
    [6, ["Senior _", "_ II"], 1.1, long],
    [6, ["Lead _"], 1.12, solid],
  ]),
  expert: ladder([
    [64, plain, 1, long],
    [26, senior, 1.18, deep],
    [10, ["Assistant _", "Associate _"], 0.8, solid],
  ]),
  single: ladder([[1, plain, 1, solid]]),
};

function ladder(steps: readonly Step[]): Weighted<Level> {
  return new Weighted(
    steps.map(([, titles, pay, experience]) => ({ titles, pay, experience })),
    (_, index) => steps[index]?.[0] ?? 0,
  );
}
