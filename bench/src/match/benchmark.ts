import type { MatchSheet } from "@candor/contract/match/shapes";
import { requirementsOf } from "@candor/server/features/match/rules/asked/requirements-of";
import { sheetOf } from "@candor/server/features/match/rules/sheet";
import { backgroundOf } from "@candor/server/features/match/rules/shown/background-of";
import type { Report } from "../report.ts";
import { rounded, summarize } from "../statistics.ts";
import { type JudgedPosting, judgedPostings } from "./judged-set.ts";
import { rankCorrelation } from "./rank-correlation.ts";

const now = "2026-11";
const rounds = 20;

/** How fast match sheets are made, and whether ordering applicants by requirements met agrees with a person's order. */
export async function benchmarkMatch(): Promise<Report> {
  const judged = judgedPostings();
  const times = Array.from({ length: rounds }, () => judged.flatMap(timesOf))
    .slice(1)
    .flat();
  const summary = summarize(times);
  const aSecond = Math.round((1000 * times.length) / times.reduce((sum, time) => sum + time, 0));
  const rows = judged.map((posting) => ({ ...posting, tau: rounded(correlationOf(posting)) }));
  const mean = (which: readonly { readonly tau: number }[]) =>
    rounded(which.reduce((sum, { tau }) => sum + tau, 0) / which.length);
  const [open, heldOut] = [rows.filter((row) => !row.heldOut), rows.filter((row) => row.heldOut)];
  return {
    name: "match",
    figures: {
      sheetsASecond: aSecond,
      milliseconds: summary,
      rankCorrelation: { measure: "Kendall's tau-b", seen: mean(open), heldOut: mean(heldOut) },
      postings: rows.map(({ title, heldOut: held, tau }) => ({ title, heldOut: held, tau })),
    },
    tables: [
      {
        title: "Match sheets",
        head: ["a second", "p50 ms", "p95 ms", "p99 ms"],
        rows: [[aSecond, summary.p50, summary.p95, summary.p99]],
      },
      {
        title: "Order by requirements met, beside a person's (Kendall's tau-b)",
        head: ["posting", "held out", "tau"],
        rows: rows.map(({ title, heldOut: held, tau }) => [title, held ? "yes" : "", tau]),
      },
    ],
    floors: [
      { what: "match sheets a second", measured: aSecond, least: 100 },
      { what: "rank correlation, held out", measured: mean(heldOut), least: 0.6 },
    ],
  };
}

function timesOf({ title, description, resumes }: JudgedPosting): number[] {
  return resumes.map(({ resume }) => {
    const start = performance.now();
    sheetFor({ title, description }, resume);
    return performance.now() - start;
  });
}

function correlationOf({ resumes, ...posting }: JudgedPosting): number {
  return rankCorrelation(resumes.map(({ grade, resume }) => [grade, met(sheetFor(posting, resume))]));
}

function sheetFor(posting: { readonly title: string; readonly description: string }, resumeText: string) {
  const shown = { names: [], experience: [], skills: [], resumeText };
  return sheetOf(requirementsOf(posting), backgroundOf(shown), now);
}

/** The order of "by requirements met": musts first, then the nice-to-haves. */
function met({ musts, nice }: MatchSheet): number {
  const share = (of: MatchSheet["musts"]) => (of.of === 0 ? 0 : of.met / of.of);
  return share(musts) * 1000 + share(nice);
}
