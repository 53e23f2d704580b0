import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@candor/contract/limits";
import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { openEngine } from "@candor/engine/engine";
import { decide } from "@candor/server/features/applications/commands/decide";
import { sendDecisions } from "@candor/server/features/applications/commands/send-decisions";
import { applicationsOf, countsByStatus } from "@candor/server/features/applications/queries/applications";
import { countListed } from "@candor/server/features/applications/queries/listing/counts";
import { firstOpenIn } from "@candor/server/features/applications/queries/listing/open";
import {
  applicationsByStage,
  applicationsIn,
} from "@candor/server/features/applications/queries/listing/page";
import { placeIn } from "@candor/server/features/applications/queries/listing/place";
import { searched } from "@candor/server/features/applications/queries/listing/words";
import { owingOf } from "@candor/server/features/applications/queries/owed";
import { putAll } from "@candor/server/features/exchange/commands/put";
import type { ProScope } from "@candor/server/features/organizations/gate";
import type { SessionScope } from "@candor/server/features/session/gate/scopes";
import { generatePostings } from "@candor/server/generator/postings/generate";
import { openParts, type Parts } from "@candor/server/parts";
import type { SettableClock } from "@candor/server/platform/clock";
import { readConfig } from "@candor/server/platform/config";
import { openLog } from "@candor/server/platform/log";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { rounded, type Summary, summarize } from "../statistics.ts";
import { makeUp } from "./made-up.ts";

const noon = Date.parse("2026-11-23T12:00:00Z");
const page = { from: 0, size: 100 };
const rounds = 20;

/** A Pro's workplace: one organization's applications, opened, narrowed, searched, moved and declined. */
export async function benchmarkPipeline(parameters: string[]): Promise<Report> {
  const { applications: count, postings } = readOptions(parameters, {
    applications: whole(10_000),
    postings: whole(40),
  });
  const folder = await mkdtemp(join(tmpdir(), "candor-pipeline-"));
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://candor.test", TEST_CLOCK: "1" });
  const parts = await openParts(config, openLog("silent"), openEngine);
  try {
    await putAll(parts, "generated", [...generatePostings({ count: postings, seed: 1, now: noon })], {
      progress: () => {},
    });
    const { organizationId, jobIds } = await makeUp(parts, count, postings, noon);
    const scope = {
      accountId: 1,
      impersonatorId: null,
      organizationIds: [organizationId],
      answersFor: [organizationId],
    } as unknown as ProScope;
    const measured = await measure(parts, scope, String(jobIds[0]));
    return reportOn(count, postings, measured, await declineMany(parts, scope));
  } finally {
    await parts.close();
    await rm(folder, { recursive: true });
  }
}

type Measured = Readonly<Record<string, Summary>>;

async function measure(parts: Parts, scope: ProScope, job: string): Promise<Measured> {
  const read = parts.database.read;
  const open = async (asked: ApplicationFilters) => {
    const filters = await searched(read, scope, asked);
    const owing = await owingOf(read, scope, noon);
    const shown = await applicationsIn(read, scope, filters, page, owing);
    await firstOpenIn(read, scope, filters, owing, shown);
    await countListed(read, scope, filters, owing);
  };
  const moved = await waitingFor(parts, scope, rounds);
  const ids = moved.map(({ id }) => String(id));
  const seeker = { accountId: moved[0]!.account_id } as unknown as SessionScope;
  return {
    "a seeker's own list": await timed(async () => {
      await applicationsOf(read, seeker, {});
      await countsByStatus(read, seeker);
    }),
    "queue of all postings": await timed(() => open({ stage: "waiting" })),
    "all applications": await timed(() => open({ stage: "all" })),
    "one posting": await timed(() => open({ job })),
    board: await timed(async () => {
      const owing = await owingOf(read, scope, noon);
      const shown = await applicationsByStage(read, scope, {}, 25, owing);
      await firstOpenIn(read, scope, {}, owing, shown);
      await countListed(read, scope, {}, owing);
    }),
    "tagged and unread": await timed(() => open({ stage: "all", tag: "tag 3", unread: "1" })),
    "a word of 1 in 100 resumes": await timed(() => open({ stage: "all", words: "sextant" })),
    "a word of every resume": await timed(() => open({ stage: "all", words: "ledger" })),
    "its place in the queue": await timed(async () =>
      placeIn(read, scope, { stage: "waiting" }, Number(ids[0]), await owingOf(read, scope, noon)),
    ),
    "one move": await timed((at) => decide(parts, scope, ids[at] as string, { stage: "interview" })),
  };
}

/** The first applications that wait for an answer. */
async function waitingFor({ database: { read } }: Parts, scope: ProScope, size: number) {
  return applicationsIn(
    read,
    scope,
    { stage: "waiting" },
    { from: 0, size },
    await owingOf(read, scope, noon),
  );
}

/** In milliseconds from the press. */
interface Declined {
  readonly count: number;
  /** The first call is answered: the page shows its results and the undo button. */
  readonly firstFeedback: number;
  /** Every call is answered. */
  readonly allHeld: number;
  /** The undo time (not counted) is over, and each is decided, its applicant told, and the fact logged. */
  readonly allDone: number;
}

/** Declines a thousand, in as few calls as a page would make. */
async function declineMany(parts: Parts, scope: ProScope): Promise<Declined> {
  const all = await waitingFor(parts, scope, 1000);
  const decisions = all.map(({ id }) => ({
    applicationId: String(id),
    stage: "declined" as const,
    reason: "skills" as const,
  }));
  const start = performance.now();
  let firstFeedback = 0;
  for (let at = 0; at < decisions.length; at += limits.decisionsAtOnce) {
    await sendDecisions(parts, scope, decisions.slice(at, at + limits.decisionsAtOnce), undefined);
    if (at === 0) firstFeedback = performance.now() - start;
  }
  const allHeld = performance.now() - start;
  (parts.clock as SettableClock).set(parts.clock.now() + limits.bulkUndoSeconds * 1000 + 1);
  await parts.settled();
  return { count: decisions.length, firstFeedback, allHeld, allDone: performance.now() - start };
}

async function timed(act: (round: number) => Promise<unknown>, times = rounds): Promise<Summary> {
  const taken: number[] = [];
  for (let round = 0; round < times; round++) {
    const start = performance.now();
    await act(round);
    taken.push(performance.now() - start);
  }
  return summarize(taken);
}

function reportOn(applications: number, postings: number, measured: Measured, declined: Declined): Report {
  const own = measured["a seeker's own list"]!.p50;
  const rows = Object.entries(measured).map(([what, { p50, p95 }]) => [
    what,
    rounded(p50),
    rounded(p95),
    rounded(p50 / own),
  ]);
  const most = (what: string, milliseconds: number) => ({
    what: `${what}, p95 in ms`,
    measured: rounded(measured[what]?.p95 ?? Number.NaN),
    most: milliseconds,
  });
  return {
    name: "pipeline",
    figures: {
      mode: "one process, SQLite, the calls' queries without HTTP",
      applications,
      postings,
      measured,
      declined,
    },
    tables: [
      {
        title: `${applications} applications to ${postings} postings of one organization`,
        head: ["", "p50, ms", "p95, ms", "times a seeker's own list"],
        rows,
      },
      {
        title: `${declined.count} declined at once, ms from the press`,
        head: ["first feedback", "all held", "all done"],
        rows: [[rounded(declined.firstFeedback), rounded(declined.allHeld), rounded(declined.allDone)]],
      },
    ],
    floors: [
      most("queue of all postings", 300),
      most("all applications", 300),
      most("board", 300),
      most("a word of 1 in 100 resumes", 300),
      most("a word of every resume", 300),
      most("one move", 100),
    ],
  };
}
