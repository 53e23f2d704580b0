import { createHash } from "node:crypto";
import { currentVersion, loggedRules } from "@candor/contract/automation/steps";
import { describe, expect, it } from "vitest";
import { type AnyRule, everyRule, replay } from "../../../src/features/automation/rules.ts";

const noon = Date.UTC(2026, 10, 27, 12);
const day = 86_400_000;

const asked = {
  title: "Lamp Keeper",
  read: true,
  requirements: [
    { text: "3+ years of experience keeping lamps", kind: "must" },
    { text: "Bachelor's degree in optics or a related field", kind: "must" },
    { text: "TypeScript, SQL and Docker", kind: "must" },
    { text: "Valid driver's license", kind: "must" },
    { text: "One year psychiatric", kind: "must" },
    { text: "Epic", kind: "must" },
    { text: "Experience with PostgreSQL", kind: "nice" },
  ],
};

const nothing = { jobs: [], skills: [], passages: [], education: [] };
const backgrounds = [
  nothing,
  {
    ...nothing,
    jobs: [
      {
        title: "Lamp Keeper",
        company: "Harbor Trust",
        started: "2019-03",
        from: "profile",
        lines: ["Kept lamps with TypeScript and SQLite"],
      },
    ],
    passages: [{ text: "CDL class A", from: "resume" }],
  },
  {
    ...nothing,
    skills: ["Docker", "PostgreSQL", "Java"].map((text) => ({ text, from: "profile" })),
    education: [{ text: "BSc Physics", from: "resume" }],
  },
  {
    ...nothing,
    passages: ["Triage, wound care, Epic charting", "7+ yrs psych"].map((text) => ({ text, from: "resume" })),
  },
];
const sheets = backgrounds.map((background) => ({ asked, background, month: "2026-11" }));

const moments = [null, noon - day, noon, noon + day];
const answering = moments.flatMap((answeredAt) =>
  moments.map((answerBy) => ({ answeredAt, answerBy, decidedAt: noon })),
);
const ended = (states: readonly string[], name: "status" | "state") =>
  states.flatMap((state) => [noon - 1, noon].map((answerBy) => ({ [name]: state, answerBy, now: noon })));
const standing = ["draft", "published", "paused", "closed", "imported"].flatMap((life) =>
  moments.flatMap((closesAt) => moments.map((confirmBy) => ({ life, closesAt, confirmBy, now: noon }))),
);

/** Inputs that tell a rule's versions apart, and the hash of what they lead to. */
const samples: Readonly<Record<string, { readonly inputs: readonly unknown[]; readonly outcomes: string }>> =
  {
    "alert-asleep 1": {
      inputs: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((unanswered) => ({ unanswered })),
      outcomes: "13abca90b738ed7b",
    },
    "answer-date 1": {
      inputs: [0, 1, 2, 3, 4, 5, 6].flatMap((days) =>
        [1, 5, 10, 30].map((businessDays) => ({ from: noon + days * day, businessDays })),
      ),
      outcomes: "930584a0841cb091",
    },
    "late-answer 1": { inputs: answering, outcomes: "7b430d99ba7b7574" },
    "unanswered 1": {
      inputs: ended(["submitted", "viewed", "interview", "declined", "withdrawn", "unanswered"], "status"),
      outcomes: "bf7bc6a8e445c8af",
    },
    "proposal-unanswered 1": {
      inputs: ended(["sent", "accepted", "declined", "unanswered"], "state"),
      outcomes: "5da7b8f20fd08770",
    },
    "posting-off 1": { inputs: standing, outcomes: "2621cd1efadc8a11" },
    "match-sheet 2": { inputs: sheets, outcomes: "f01c1439e940fd32" },
  };

function hashOf({ decide }: AnyRule, inputs: readonly unknown[]): string {
  const outcomes = inputs.map((each) => decide(structuredClone(each) as never));
  return createHash("sha256").update(JSON.stringify(outcomes)).digest("hex").slice(0, 16);
}

describe("M-24 the rules of the log", () => {
  it("exist for each name, in the version that the registry states", () => {
    const newest = loggedRules.map((rule) => `${rule} ${currentVersion(rule)}`);
    const known = everyRule.map(({ name, version }) => `${name} ${version}`);
    expect(newest.filter((rule) => !known.includes(rule))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
    expect(Object.keys(samples).toSorted()).toEqual(known.toSorted());
  });

  // If this fails, the rule decides differently: keep the earlier function in `everyRule`, raise the version in the
  // registry, and add the new version's samples here.
  it.each(everyRule.map((rule) => ({ rule, title: `${rule.name} ${rule.version}` })))(
    "$title decides as it did when it got its version",
    ({ rule, title }) => {
      const { inputs = [], outcomes } = samples[title] ?? {};
      expect(hashOf(rule, inputs)).toBe(outcomes);
    },
  );
});

describe("M-24 a replay", () => {
  const rules: readonly AnyRule[] = [
    { name: "answer-date", version: 1, decide: ({ from }: { from: number }) => from + 1 },
    { name: "answer-date", version: 2, decide: ({ from }: { from: number }) => from + 2 },
  ];
  const logged = (version: number, outcome: number) => ({
    rule: "answer-date",
    version,
    inputs_json: '{"from":5}',
    outcome_json: String(outcome),
  });

  it("decides by the version that decided then", () => {
    expect([replay(logged(1, 6), rules), replay(logged(2, 7), rules)]).toEqual(["identical", "identical"]);
    expect([replay(logged(1, 7), rules), replay(logged(2, 6), rules)]).toEqual(["different", "different"]);
  });

  it("differs where the inputs can no longer be read", () => {
    const changed = [
      { ...logged(1, 6), inputs_json: "{" },
      { ...logged(1, 6), inputs_json: "null" },
    ];
    expect(changed.map((each) => replay(each, rules))).toEqual(["different", "different"]);
  });

  it("says so of a version that it doesn't have", () => {
    expect(replay(logged(3, 8), rules)).toBe("unknown");
  });
});
