import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEngine } from "@candor/engine/engine";
import { buildApp } from "@candor/server/app";
import { putAll } from "@candor/server/features/exchange/commands/put";
import { generatePostings } from "@candor/server/generator/postings/generate";
import { openParts } from "@candor/server/parts";
import { readConfig } from "@candor/server/platform/config";
import { openLog } from "@candor/server/platform/log";
import type { FastifyInstance } from "fastify";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { type Summary, summarize } from "../statistics.ts";
import { type Applicant, signInMany } from "./people.ts";

const together = 16;

/** The longest p95 allowed for "submitted" alone, in milliseconds. */
const most = 100;

const sent = {
  firstName: "Ada",
  lastName: "Byron",
  phone: "(212) 555-2368",
  postalCode: "10001",
  elevatorPitch: "I keep lamps lit.",
  shareContact: true,
};

/** From the press to the acknowledged application: the call, its gates and its durable commit, without a network. */
export async function benchmarkApplying(parameters: string[]): Promise<Report> {
  const { people: count } = readOptions(parameters, { people: whole(400) });
  const folder = await mkdtemp(join(tmpdir(), "candor-applying-"));
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://candor.test" });
  const parts = await openParts(config, openLog("silent"), openEngine);
  const app = await buildApp(parts);
  try {
    await app.ready();
    const postings = [...generatePostings({ count: 20, seed: 1, now: parts.clock.now() })];
    await putAll(parts, "generated", postings, { progress: () => {} });
    const { id } = await parts.database.read.selectFrom("posting").select("id").executeTakeFirstOrThrow();
    const people = await signInMany(app, parts, count);
    await parts.settled();
    const half = count >> 1;
    const alone = await timed(app, id, people.slice(0, half), 1);
    return reportOn(count, { alone, together: await timed(app, id, people.slice(half), together) });
  } finally {
    await app.close();
    await parts.close();
    await rm(folder, { recursive: true });
  }
}

async function timed(
  app: FastifyInstance,
  jobId: number,
  people: readonly Applicant[],
  atOnce: number,
): Promise<Summary> {
  const waiting = [...people];
  const taken: number[] = [];
  const applyInTurn = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const begun = performance.now();
      const { statusCode, body } = await app.inject({
        method: "POST",
        url: `/rest/jobs/${jobId}/applications`,
        headers: { authorization: one.authorization },
        remoteAddress: one.address,
        payload: sent,
      });
      if (statusCode !== 201) throw new Error(`An application was answered ${statusCode}: ${body}`);
      taken.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, applyInTurn));
  return summarize(taken);
}

function reportOn(people: number, { alone, together: busy }: Readonly<Record<string, Summary>>): Report {
  const row = (what: string, summary: Summary | undefined) => [
    what,
    summary?.p50 ?? Number.NaN,
    summary?.p95 ?? Number.NaN,
  ];
  return {
    name: "applying",
    figures: { mode: "one process, SQLite, the call without a network", people, alone, together: busy },
    tables: [
      {
        title: `${people} people apply, from the call to its answer`,
        head: ["", "p50, ms", "p95, ms"],
        rows: [row("one at a time", alone), row(`${together} at once`, busy)],
      },
    ],
    floors: [{ what: "one at a time, p95 in ms", measured: alone?.p95 ?? Number.NaN, most }],
  };
}
