import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { postingFields } from "@candor/contract/hosting/shapes";
import { openEngine } from "@candor/engine/engine";
import { putAll } from "@candor/server/features/exchange/commands/put";
import { createPosting } from "@candor/server/features/hosting/commands/create";
import { movePosting } from "@candor/server/features/hosting/commands/move";
import type { ProScope } from "@candor/server/features/organizations/gate";
import { generatePostings } from "@candor/server/generator/postings/generate";
import { openParts, type Parts } from "@candor/server/parts";
import { readConfig } from "@candor/server/platform/config";
import { openLog } from "@candor/server/platform/log";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { summarize } from "../statistics.ts";

/** From pressing "Publish" to the first search that finds the posting, in one process on SQLite. */
export async function benchmarkPublish(parameters: string[]): Promise<Report> {
  const { jobs, times } = readOptions(parameters, { jobs: whole(100_000), times: whole(200) });
  const folder = await mkdtemp(join(tmpdir(), "candor-publish-"));
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://candor.test" });
  const parts = await openParts(config, openLog("silent"), openEngine);
  try {
    const drafts = generatePostings({ count: jobs, seed: 1, now: Date.now() });
    await putAll(parts, "generated", drafts, { progress: () => {} });
    await parts.settled();
    return reportOn(jobs, await measure(parts, times));
  } finally {
    await parts.close();
    await rm(folder, { recursive: true });
  }
}

interface Taken {
  /** Until the call is answered, in milliseconds. */
  readonly answered: number[];
  readonly findable: number[];
}

async function measure(parts: Parts, times: number): Promise<Taken> {
  const scope = await aPro(parts);
  const taken: Taken = { answered: [], findable: [] };
  for (let at = 0; at < times; at++) {
    const id = await aDraft(parts, scope, `publishbench${at}`);
    const start = performance.now();
    await movePosting(parts, scope, id, { move: "publish", version: 1 });
    taken.answered.push(performance.now() - start);
    while (!(await isFound(parts, `publishbench${at}`))) await setImmediate();
    taken.findable.push(performance.now() - start);
  }
  return taken;
}

/** Nobody signs in here: the measurement starts behind the gate. */
async function aPro({ database }: Parts): Promise<ProScope> {
  const { id } = await database.read
    .selectFrom("organization")
    .select("id")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { accountId: 0, impersonatorId: null, organizationIds: [id] } as unknown as ProScope;
}

async function aDraft(parts: Parts, scope: ProScope, word: string): Promise<string> {
  const fields = postingFields.parse({
    title: `Lamp Keeper ${word}`,
    description:
      "You keep the lamps of our harbor lit, from the first pier to the last. You clean lenses, trim wicks and write down what each ship was shown.",
    places: "Portland, OR",
    remoteKind: "onsite",
    payMin: "48000",
    payMax: "60000",
    payUnit: "year",
    payCurrency: "USD",
    jobType: "permanent",
  });
  const organizationId = String(scope.organizationIds[0]);
  return (await createPosting(parts, scope, { organizationId, fields }, undefined)).id;
}

async function isFound({ index }: Parts, word: string): Promise<boolean> {
  const { hits } = await index.search({
    criteria: { clauses: [{ kind: "word", word, known: true }], exclude: [], filters: {}, exact: true },
    sort: "date",
    from: 0,
    size: 1,
    facets: false,
    now: Date.now(),
  });
  return hits.length > 0;
}

function reportOn(jobs: number, taken: Taken): Report {
  const [answered, findable] = [summarize(taken.answered), summarize(taken.findable)];
  return {
    name: "publish",
    figures: { mode: "one process, SQLite", jobs, answered, findable },
    tables: [
      {
        title: `Publishing beside ${jobs} postings, ms`,
        head: ["", "p50", "p99", "max"],
        rows: [
          ["until answered", answered.p50, answered.p99, answered.max],
          ["until a search finds it", findable.p50, findable.p99, findable.max],
        ],
      },
    ],
    floors: [{ what: "publish to findable, p99, ms", measured: findable.p99, most: 2000 }],
  };
}
