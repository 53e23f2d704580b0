import { setImmediate } from "node:timers/promises";
import type { Change, SearchIndex } from "@candor/engine/port";
import { z } from "zod";
import type { Database, Reader } from "../../platform/database/database.ts";
import { day } from "../../platform/durations.ts";
import { type Follower, follow, lastSequence } from "../../platform/events/follower.ts";
import type { LoggedEvent } from "../../platform/events/log.ts";
import { fromJson } from "../../platform/json-text.ts";
import type { Logger } from "../../platform/log.ts";
import type { AccountEvent } from "../accounts/events.ts";
import { openIdsOf, searchablePostings, searchablePostingsAfter, titlesWithSkills } from "../jobs/queries.ts";
import { changedIds, postingsChanged } from "../jobs/rules/postings-changed.ts";
import type { OrganizationEvent } from "../organizations/events.ts";
import { type LearnedNearness, nothingLearned, SkillVectors } from "./rules/occupations/learned.ts";
import { changeOf } from "./views/changes.ts";

/** From then on, the postings of the organization promise an answer, or no longer do. */
const promising: ReadonlySet<string> = new Set<AccountEvent["name"] | OrganizationEvent["name"]>([
  "pro-appointed",
  "organization-claimed",
  "organization-left",
]);
const promisingSchema = z.object({ organizationId: z.int() });
const pageSize = 500;
/**
 * How many events without a changed posting pass before the index is told how far the log is. Telling it wakes all of
 * its threads, and most events are about other things. A starting process rereads as many.
 */
const restingEvents = 1000;

/**
 * Keeps the index up to date with the records: first what it missed, then every change as it is committed. Calls
 * `changed` when searches see the changes.
 */
export async function followPostings(
  database: Database,
  index: SearchIndex,
  log: Logger,
  changed: () => void,
): Promise<Follower> {
  const followed = index.sequence();
  // An index that is ahead of the log followed other records, before a restore.
  if (followed === 0 || followed > (await lastSequence(database.read)))
    await buildIndex(database.read, index);
  const follower = follow(database, {
    from: index.sequence(),
    log,
    handle: async (events) => {
      if (await applyEvents(database.read, index, events)) changed();
    },
  });
  await follower.caughtUp();
  return follower;
}

/**
 * Reads every posting into an empty index. Notes the end of the log first: the follower rereads what changes meanwhile,
 * and applying a change twice has no effect.
 */
async function buildIndex(read: Reader, index: SearchIndex): Promise<void> {
  const sequence = await lastSequence(read);
  await index.clear();
  for (let after = 0; ; ) {
    const rows = await searchablePostingsAfter(read, after, pageSize);
    await index.apply(rows.map(changeOf), 0);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) break;
    after = last.id;
  }
  await index.apply([], sequence);
}

/** Resolves to whether any posting changed. */
async function applyEvents(
  read: Reader,
  index: SearchIndex,
  events: readonly LoggedEvent[],
): Promise<boolean> {
  const ids = new Set<number>();
  for (const event of events) {
    if (event.name === postingsChanged) for (const id of changedIds(event.payload)) ids.add(id);
    if (promising.has(event.name)) {
      const { organizationId } = promisingSchema.parse(event.payload);
      for (const id of await openIdsOf(read, organizationId)) ids.add(id);
    }
  }
  const sequence = events.at(-1)?.sequence ?? index.sequence();
  if (ids.size > 0 || sequence - index.sequence() >= restingEvents)
    await index.apply(await changesOf(read, [...ids]), sequence);
  return ids.size > 0;
}

/** The current postings; one that is gone is removed. */
async function changesOf(read: Reader, ids: readonly number[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize);
    const rows = new Map((await searchablePostings(read, page)).map((row) => [row.id, row]));
    for (const id of page) {
      const row = rows.get(id);
      changes.push(row ? changeOf(row) : { kind: "remove", id });
    }
  }
  return changes;
}

/** The newest postings are enough, and take at most a second. */
const mostLearnedFrom = 50_000;

export interface Learning {
  readonly learned: () => LearnedNearness;
  /** Learns now and once a day, in the background. */
  readonly begin: () => void;
  /** Resolves when learning has ended. */
  readonly close: () => Promise<void>;
}

/** Learns from the postings' titles and skills, once it is told to begin: a start has more urgent work. */
export function learnOccupations(read: Reader, log: Logger): Learning {
  let learned = nothingLearned;
  let closed = false;
  const learn = async () => {
    const vectors = new SkillVectors();
    let before = Number.MAX_SAFE_INTEGER;
    for (let seen = 0; seen < mostLearnedFrom && !closed; seen += pageSize) {
      const rows = await titlesWithSkills(read, before, pageSize);
      for (const { title, skills_json } of rows) vectors.add(title, fromJson(skills_json));
      if (rows.length < pageSize) break;
      before = rows.at(-1)!.id;
      await setImmediate();
    }
    learned = vectors.learn();
  };
  const run = () =>
    learn().catch((error: unknown) =>
      log.warn({ err: error }, "occupations could not be learned from postings"),
    );
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    learned: () => learned,
    begin() {
      running = run();
      timer = setInterval(() => {
        running = running.then(run);
      }, day);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
