import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../commands.ts";
import { search as ask, listAll } from "../relevance/listing.ts";
import { overPostings } from "../relevance/over-postings.ts";
import type { Report } from "../report.ts";
import { measureSentences, type SentenceFigures } from "./measure.ts";
import { type AskedSet, askedSentences } from "./read-asked.ts";

const postings = 30_000;
const seed = 4;
const owed = { f1: 0.93, grade: 2.3, localShare: 0.95, silent: 0 };
const goals = { f1: 0.96, grade: 2.6 };
/** What the same benchmark measured with the code before, as `README.md` says. */
const former = JSON.parse(readFileSync(new URL("former.json", import.meta.url), "utf8")) as Partial<Sets>;

/** How well sentences are parsed, and how good the first ten results are, over HTTP. `README.md` has the method. */
export async function benchmarkSentences(): Promise<Report> {
  const generate = () => ["server/src/main/generate.ts", "--jobs", String(postings), "--seed", String(seed)];
  const sets = await overPostings(generate, async (url, environment) => {
    await importEmployers(environment);
    const listed = await listAll(url, { query: "" });
    const search = (query: string) => ask(url, { query, size: 10 });
    const measure = (set: AskedSet) => measureSentences(askedSentences(set), listed, search);
    return {
      tuning: await measure("tuning"),
      outsiders: await measure("outsiders"),
      "held-out": await measure("held-out"),
    };
  });
  const heldOut = sets["held-out"];
  return {
    name: "sentences",
    figures: { postings, seed, sets, former, owed, goals },
    tables: [tableOf(sets), groupsOf(sets)],
    floors: [
      { what: "sentences: F1 of unseen ones", measured: heldOut.f1, least: owed.f1 },
      { what: "sentences: grade of the first ten", measured: heldOut.grade, least: owed.grade },
      {
        what: "sentences: local share of the first ten",
        measured: heldOut.localShare,
        least: owed.localShare,
      },
      { what: "sentences: silent failures", measured: heldOut.silent, most: owed.silent },
    ],
  };
}

/** The organizations that the sentences name, each with one posting. */
const employers = [
  "Acme Health",
  "Northwind Logistics",
  "Blue Harbor Bank",
  "Globex",
  "Initech",
  "Umbra Robotics",
  "Saint Mary's Hospital",
  "Riverside Unified School District",
];

async function importEmployers(environment: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-sentences-"));
  const file = join(folder, "employers.csv");
  const rows = employers.map((name, at) => `${at},Office Coordinator,"${name}","Lincoln, NE"`);
  writeFileSync(file, ["id,title,company,location", ...rows, ""].join("\n"));
  try {
    await runProgram(["server/src/main/import.ts", file], environment);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Sets = Readonly<Record<AskedSet, SentenceFigures>>;

function tableOf(sets: Sets) {
  const head = ["set", "sentences", "F1", "graded", "grade", "local share", "titles met", "silent"];
  const rowOf = (
    name: string,
    { sentences, f1, graded, grade, localShare, titlesMet, silent }: SentenceFigures,
  ) => [name, sentences, f1, graded, grade, localShare, titlesMet, silent];
  const rows = (Object.keys(sets) as AskedSet[]).flatMap((name) => {
    const before = former[name];
    return [rowOf(name, sets[name]), ...(before ? [rowOf(`${name}, before`, before)] : [])];
  });
  return { title: `Sentences over ${postings} postings`, head, rows };
}

function groupsOf(sets: Sets) {
  const names = Object.keys(sets.tuning.byGroup);
  return {
    title: "F1 by class",
    head: ["class", "tuning", "held-out"],
    rows: names.map((name) => [name, sets.tuning.byGroup[name] ?? 0, sets["held-out"].byGroup[name] ?? 0]),
  };
}
