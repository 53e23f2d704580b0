import { setTimeout as wait } from "node:timers/promises";
import { overPostings } from "../http/over-postings.ts";
import { inSeconds, readOptions } from "../options.ts";
import type { Report } from "../report.ts";
import { rounded } from "../statistics.ts";
import { hostileDocuments } from "./hostile-documents.ts";
import { beHonest, type Honest, newDraft, problemOf } from "./upload-callers.ts";

/** What a sender gets whose connection ends before the file is sent. */
const closed = "connection closed";

/** How a hostile file ended, and how long the slowest of its kind took. */
interface Ended {
  readonly problems: Readonly<Record<string, number>>;
  readonly slowest: number;
}

interface Measured {
  readonly quiet: Honest;
  readonly attacked: Honest;
  readonly ended: Readonly<Record<string, Ended>>;
}

/** Twice a reader's limit for one document: it may have waited for a turn. */
const mostMilliseconds = 60_000;
const headStart = 3000;

/** Files made to break readers, and what honest people notice of them in the meantime. */
export async function drillHostile(parameters: string[]): Promise<Report> {
  const { seconds } = readOptions(parameters, { seconds: inSeconds(25, { most: 60 }) });
  const documents = await hostileDocuments();
  const measured = await overPostings(500, ({ url }) => drill(url, documents, seconds), {
    TRUSTED_PROXIES: "127.0.0.1",
  });
  return reportOn(measured, seconds);
}

async function drill(
  url: string,
  documents: Readonly<Record<string, Buffer>>,
  seconds: number,
): Promise<Measured> {
  const draft = await newDraft(url);
  await beHonest(url, draft, 5);
  const quiet = await beHonest(url, draft, seconds);
  const over = new AbortController();
  const attacks = Object.entries(documents).map(([name, document], at) =>
    sendAgain(url, { draft, document, sender: `198.51.100.${at}` }, over.signal).then(
      (ended) => [name, ended] as const,
    ),
  );
  await wait(headStart);
  const attacked = await beHonest(url, draft, seconds);
  over.abort();
  return { quiet, attacked, ended: Object.fromEntries(await Promise.all(attacks)) };
}

/** Sends one file over and over, each time a second after the last answer. */
async function sendAgain(
  url: string,
  sent: { readonly draft: string; readonly document: Buffer; readonly sender: string },
  over: AbortSignal,
): Promise<Ended> {
  const problems: Record<string, number> = {};
  let slowest = 0;
  do {
    const start = performance.now();
    const problem = await problemOf(url, sent).catch(() => closed);
    slowest = Math.max(slowest, performance.now() - start);
    problems[problem] = (problems[problem] ?? 0) + 1;
    await wait(1000);
  } while (!over.aborted);
  return { problems, slowest: rounded(slowest) };
}

function reportOn({ quiet, attacked, ended }: Measured, seconds: number): Report {
  const unanswered = Object.values(ended).filter(({ problems }) =>
    Object.keys(problems).every((problem) => problem === closed),
  );
  const ratio = rounded(attacked.pages.p99 / quiet.pages.p99);
  const row = (name: string, { uploads, uploadsThatFailed, pages, pagesThatFailed }: Honest) => [
    name,
    pages.p50,
    pages.p99,
    pagesThatFailed,
    uploads.p50,
    uploads.p95,
    uploadsThatFailed,
  ];
  return {
    name: "drill-hostile",
    figures: { secondsEach: seconds, quiet, attacked, ended },
    tables: [
      {
        title: "Honest people, in ms, while hostile files are read",
        head: ["", "page p50", "p99", "failed", "upload p50", "p95", "failed"],
        rows: [row("nobody", quiet), row("hostile files", attacked)],
      },
      {
        title: "How hostile files end",
        head: ["", "answers", "slowest, ms"],
        rows: Object.entries(ended).map(([name, { problems, slowest }]) => [
          name,
          Object.entries(problems)
            .map(([code, count]) => `${count} × ${code}`)
            .join(", "),
          slowest,
        ]),
      },
    ],
    floors: [
      { what: "pages that failed during hostile files", measured: attacked.pagesThatFailed, most: 0 },
      { what: "honest uploads that failed", measured: attacked.uploadsThatFailed, most: 0 },
      { what: "kinds of hostile files that never got an answer", measured: unanswered.length, most: 0 },
      { what: "pages p99, times that without hostile files", measured: ratio, most: 10 },
      ...Object.entries(ended).map(([name, { slowest }]) => ({
        what: `${name}: slowest answer, ms`,
        measured: slowest,
        most: mostMilliseconds,
      })),
    ],
    goals: [{ what: "pages p99 during hostile files, ms", measured: attacked.pages.p99, most: 250 }],
  };
}
