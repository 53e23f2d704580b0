import { describe, expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

describe("a sentence is read into chips", () => {
  test.each([
    [
      "remote senior go engineer over 150k posted this week not crypto",
      "remote only | seniority senior | skill Go | text engineer | pay 150000/year | age 7 | not crypto",
      "engineer -crypto",
    ],
    [
      "remote senior go jobs over 150k in EU posted this week not crypto",
      "remote only | seniority senior | skill Go | pay 150000/year | place European Union | age 7 | not crypto",
      "-crypto",
    ],
    [
      "rn night shift 25 miles from 10001",
      "title Registered Nurse | wish shifts=night | place 10001/25",
      "rn",
    ],
    ["contract manager austin", "title Contract Manager | place Austin, TX", "contract manager"],
    [
      "contract qa in chicago $60/hr",
      "type contract | title QA Engineer | place Chicago, IL | pay 60/hour",
      "qa",
    ],
    [
      "pm fintech nyc",
      "title Product Manager or Project Manager | text fintech | place New York, NY",
      "pm fintech",
    ],
    ["enginer", "text enginer", "enginer"],
    ['"machine learning" -intern', "phrase machine learning | not intern", '"machine learning" -intern'],
    ["new york", "place New York, NY", ""],
    [
      "forklift driver part time spanish speaking",
      "title Forklift Operator | wish schedules=part | wish languages=Spanish",
      "forklift driver",
    ],
    ["c++ .net c#", "skill C++ | skill .NET | skill C#", ""],
    ["excel or word", "skill Microsoft Excel | skill Microsoft Word", ""],
    ["rust or go", "skill Rust | skill Go", ""],
    ["r jobs", "skill R", ""],
    ["word of mouth", "text word of mouth", "word mouth"],
    ["", "", ""],
    ["—, …!", "", ""],
  ])("%s", (sentence, chips, clauses) => {
    const parsed = parse(sentence);
    expect(written(parsed)).toBe(chips);
    expect(asked(parsed)).toBe(clauses);
  });
});

describe("words inside a known title or name never become a filter", () => {
  test.each([
    ["remote sensing analyst reading pa", "title Remote Sensing Analyst | place Reading, PA"],
    ["internship coordinator", "title Internship Coordinator"],
    ["college internship program manager", "text college | title Internship Program Manager"],
    ["remote contract administrator", "remote only | title Contract Manager"],
    ["part time job coach", "title Part Time Job Coach"],
    ["permanent makeup artist miami", "title Esthetician | place Miami, FL"],
    ["mobile developer mobile al", "title Mobile Developer | place Mobile, AL"],
    ["reading specialist near reading, pa", "title English Teacher | place Reading, PA"],
    ["general contractor estimator", "title Construction Manager | title Cost Estimator"],
    ["contract to hire java", "type contract | skill Java"],
    ["social media reach", "text social media reach"],
    ["usa today reporter", "text usa today | title Journalist"],
    ["bank of america teller", "organization Bank of America | title Bank Teller"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));

  test('a title requires all its nouns, although free text does not require "jobs"', () => {
    expect(asked(parse("job coach jobs"))).toBe("job coach");
  });
});

describe("a filter is read once, and the rest stays text", () => {
  test.each([
    ["nurse in austin in dallas", "title Registered Nurse | place Austin, TX | place Dallas, TX"],
    ["houston nurse in austin", "text houston | title Registered Nurse | place Austin, TX"],
    ["remote data entry work from home", "remote only | title Data Entry Clerk"],
    ["onsite seattle nurse not remote", "remote exclude | place Seattle, WA | title Registered Nurse"],
    ["contract java contract only", "type contract | skill Java"],
    ["in-person welder remote", "remote exclude | title Welder | text remote"],
    ["nurse close to home 33101", "title Registered Nurse | place 33101"],
    ["permanent or contract java", "type permanent | type contract | skill Java"],
    ["this week, today", "age 7 | text today"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));

  test("every job type in the sentence counts", () => {
    expect(parse("permanent or contract java").jobTypes).toEqual(["permanent", "contract"]);
  });
});

describe("filler words", () => {
  test("stay in the text chip and make no clause", () => {
    const parsed = parse("a job as a nurse near me");
    expect(written(parsed)).toBe("title Registered Nurse | place near me");
    expect(asked(parsed)).toBe("nurse");
  });

  test("join the chip next to them if they are alone", () => {
    const { chips } = parse("I am looking for a remote job");
    expect(chips).toEqual([
      {
        id: "remote-0",
        kind: "remote",
        value: "only",
        label: "Remote only",
        words: [[0, 29]],
        own: [[19, 29]],
      },
    ]);
    expect(parse("austin jobs").chips[0]?.words).toEqual([
      [0, 6],
      [7, 11],
    ]);
  });

  test("are required inside quotes", () => {
    expect(asked(parse('"director of nursing" jobs'))).toBe('"director of nursing"');
  });
});

describe("words for what a form's field already says stay text", () => {
  const sentence = "remote contract nurse austin over 100k today";
  test.each([
    ["place", "remote only | type contract | title Registered Nurse | text austin | pay 100000/year | age 1"],
    [
      "remote",
      "text remote | type contract | title Registered Nurse | place Austin, TX | pay 100000/year | age 1",
    ],
    [
      "type",
      "remote only | text contract | title Registered Nurse | place Austin, TX | pay 100000/year | age 1",
    ],
    [
      "pay",
      "remote only | type contract | title Registered Nurse | place Austin, TX | text over 100k | age 1",
    ],
    [
      "age",
      "remote only | type contract | title Registered Nurse | place Austin, TX | pay 100000/year | text today",
    ],
  ] as const)("%s", (kind, chips) => expect(written(parse(sentence, [kind]))).toBe(chips));
});

test("a chip says where it was read and what it means", () => {
  expect(parse("rn within 25 miles of 10001, $60/hr").chips).toEqual([
    { id: "title-0", kind: "title", value: "Registered Nurse", label: "Registered Nurse", words: [[0, 2]] },
    {
      id: "place-3",
      kind: "place",
      value: "10001/25",
      label: "10001, New York, NY, within 25 miles",
      words: [[3, 27]],
    },
    { id: "pay-29", kind: "pay", value: "60/hour", label: "at least 60 an hour", words: [[29, 35]] },
  ]);
});
