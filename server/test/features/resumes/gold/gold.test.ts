import { describe, expect, it } from "vitest";
import { readDocument } from "../../../../src/platform/documents/read-document.ts";
import { asDocx } from "./as-docx.ts";
import { asOdt } from "./as-odt.ts";
import { asPdf } from "./as-pdf.ts";
import { type GoldResume, goldResumes } from "./gold.ts";
import { emptyScore, type Field, precision, recall, type Score, scoreText } from "./score.ts";

const formats = [asPdf, asDocx, asOdt];
const goal = 0.95;
const read: readonly Field[] = [
  "title",
  "company",
  "dates",
  "description",
  "skills",
  "linkedIn",
  "email",
  "phone",
];

/** Each resume in one of the formats; the benchmark reads all of them in each. */
async function scoreOf(resumes: readonly GoldResume[]): Promise<Score> {
  const score = emptyScore();
  for (const [index, { columns, gold }] of resumes.entries()) {
    const make = formats[index % formats.length] as (typeof formats)[number];
    const { text } = await readDocument(await make(columns));
    scoreText(score, text, gold);
  }
  return score;
}

it("M-05 the gold set has 60 resumes, a third of them held out, each with jobs", () => {
  const resumes = goldResumes();
  expect(resumes.length).toBeGreaterThanOrEqual(60);
  expect(resumes.filter(({ isHeldOut }) => isHeldOut)).toHaveLength(resumes.length / 3);
  const jobs = resumes.flatMap(({ gold }) => gold.jobs);
  expect(jobs.length).toBeGreaterThan(120);
  for (const { title, company, started, ended } of jobs)
    for (const stated of [title, company, started, ended]) expect(stated).toBeTruthy();
});

describe("M-05 what a resume says of its owner's work is read", () => {
  const resumes = goldResumes();
  it.each([
    ["from those that the rules were made with", resumes.filter(({ isHeldOut }) => !isHeldOut)],
    ["from those that were held out", resumes.filter(({ isHeldOut }) => isHeldOut)],
  ] as const)("%s, in PDF, DOCX and ODT", async (_name, some) => {
    const score = await scoreOf(some);
    for (const field of read) {
      expect(precision(score[field]), `precision of ${field}`).toBeGreaterThanOrEqual(goal);
      expect(recall(score[field]), `recall of ${field}`).toBeGreaterThanOrEqual(goal);
    }
  });
});
