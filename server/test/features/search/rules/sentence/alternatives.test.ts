import { expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

/** Clauses as sets of words, and the occupations that satisfy them. */
function clausesOf(sentence: string) {
  return parse(sentence).clauses.map((clause) => {
    if (clause.kind !== "word") return clause.kind;
    return { any: [clause.word, ...(clause.synonyms ?? [])], concepts: clause.concepts ?? [] };
  });
}

test.each([
  ["janitor or housekeeper", ["janitor", "housekeeper"], ["Janitor", "Housekeeper"]],
  ["cook/dishwasher", ["cook", "dishwasher"], ["Cook", "Kitchen Helper"]],
  [
    "truck driver OR delivery driver",
    ["truck driver", "delivery driver"],
    ["Truck Driver", "Delivery Driver"],
  ],
  ["carpenter, painter and roofer", ["carpenter", "painter", "roofer"], ["Carpenter", "Painter", "Roofer"]],
  ["plumber electrician", ["plumber", "electrician"], ["Plumber", "Electrician"]],
  ["warehouse or retail", ["warehouse", "retail"], ["Warehouse Worker"]],
  [
    "civil or mechanical engineer",
    ["civil", "mechanical engineer"],
    ["Civil Engineer", "Mechanical Engineer"],
  ],
  ["python/java developer", ["python", "java developer"], ["Python Developer", "Java Developer"]],
  [
    "front end, back end or java developer",
    ["front end", "back end", "java developer"],
    ["Frontend Developer", "Backend Developer", "Java Developer"],
  ],
  ["retail or bank teller", ["retail", "bank teller"], ["Bank Teller"]],
  ["teacher or nurse", ["teacher", "nurse"], ["Teacher", "Registered Nurse"]],
  ["CNA OR RN", ["cna", "rn"], ["Certified Nursing Assistant", "Registered Nurse"]],
])("M-17 %s asks for any of them", (sentence, words, concepts) => {
  const [clause, ...others] = clausesOf(sentence);
  expect(others).toEqual([]);
  expect(clause).toMatchObject({ any: expect.arrayContaining(words), concepts });
});

test("a word that may be misspelled stays the one that is corrected", () => {
  expect(parse("cashier or recptionist").clauses).toMatchObject([{ word: "recptionist", inTitle: true }]);
  expect(parse("cashier or recptionist").clauses[0]).not.toHaveProperty("known");
});

test.each(["sales and marketing", "project manager construction worker", "home care"])(
  "%s asks for all of it",
  (sentence) => {
    expect(clausesOf(sentence).length).toBeGreaterThan(1);
  },
);

test("an operating room is read where no title is joined to it", () => {
  expect(written(parse("travel OR nurse"))).toContain("title Perioperative Nurse");
  expect(written(parse("or nurse dallas"))).toBe("title Perioperative Nurse | place Dallas, TX");
});

test("joined titles are chips of their own, so that each can be dropped", () => {
  expect(written(parse("janitor or housekeeper denver"))).toBe(
    "title Janitor | title Housekeeper | place Denver, CO",
  );
});

test.each([
  [
    "truck or bus driver in austin or dallas",
    "title Truck Driver | title Bus Driver | place Austin, TX | place Dallas, TX",
  ],
  ["senior or staff engineer", "seniority senior | seniority principal | text engineer"],
  ["remote or hybrid nurse", "wish workplace=either | title Registered Nurse"],
  ["day or night nurse", "text day or night | title Registered Nurse"],
  ["warehouse or retail manager", "title Warehouse Worker | title Retail Store Manager"],
])("in %j, only what is no title without the last word shares it", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["java or kotlin", [["Java", "Kotlin"]]],
  ["java/kotlin", [["Java", "Kotlin"]]],
  ["c++ or rust", [["C++", "Rust"]]],
  ["r or machine learning", [["R", "Machine Learning"]]],
  ["java or less", [["Java"]]],
  ["sql, excel or tableau", [["SQL", "Microsoft Excel", "Tableau"]]],
  ["sql, excel", [["SQL"], ["Microsoft Excel"]]],
  ["python and sql", [["Python"], ["SQL"]]],
  ["python, java or kotlin and sql", [["Python", "Java", "Kotlin"], ["SQL"]]],
])("M-17 %s asks for one skill of each list", (sentence, skills) => {
  expect(parse(sentence).skills).toEqual(skills);
});

test.each([
  ["Travel RN | Med Surg", "Travel RN Med Surg"],
  ["Janitor | Housekeeper", "Janitor"],
])("a line between words that aren't alike only separates them: %s", (text, words) => {
  expect(asked(parse(text))).toBe(words);
});
