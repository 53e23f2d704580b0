import { minute } from "../../../../platform/durations.ts";
import { AwayError, enqueue, putOff, type Task, type TaskOutcome } from "../../../../platform/tasks/queue.ts";
import { type SourceRow, sourceById } from "../../queries/sources.ts";
import { FileFault } from "../../rules/file-fault.ts";
import { fetchInterval, leastInterval, nextAfterFailure } from "../../rules/sources/schedule.ts";
import { importsLock, resumeRuns } from "../resume.ts";
import type { Fetched } from "./fetched.ts";
import { noteFetch } from "./note.ts";
import type { FetchParts } from "./parts.ts";
import { readSource } from "./read.ts";
import { retrieve } from "./retrieve.ts";
import { fetchRequest } from "./schedule.ts";
import { tellOwners } from "./tell.ts";

const fetchesLock = "source-fetches";

/**
 * Fetches a due source, records the result, and queues the next fetch. Puts it off while the organization's sources have
 * taken more than their share of the time.
 */
export async function fetchDueSource(
  parts: FetchParts,
  { sourceId, at }: { readonly sourceId: number; readonly at: number },
  task: Task,
): Promise<TaskOutcome> {
  const outcome = await parts.database.exclusively(fetchesLock, async () => {
    const source = await sourceById(parts.database.read, sourceId);
    if (!source || source.paused_at !== null || source.next_at !== at) return done;
    const turn = parts.sourceShares.nextAt(source.wholeId);
    if (turn > parts.clock.now()) return parts.database.write((writer) => putOff(writer, task, turn));
    const change = await parts.sourceShares.use(source.wholeId, () => fetchOnce(parts, source));
    await parts.database.write(async (writer) => {
      const now = parts.clock.now();
      const next = await noteFetch(writer, source, { ...change, now });
      if (next === undefined) return;
      await enqueue(writer, fetchRequest({ id: source.id, at: next }), now);
      await tellOwners(writer, source, { ...change, now });
    });
    return done;
  });
  if (outcome === undefined) throw new AwayError("Another process is fetching sources.");
  return outcome === "put off" ? outcome : undefined;
}

const done = "done";

async function fetchOnce(parts: FetchParts, source: SourceRow): Promise<Fetched> {
  const found = await retrieve(parts, source);
  const now = parts.clock.now();
  const soonest = now + leastInterval;
  const later = { nextAt: now + fetchInterval, notBefore: soonest };
  if (found.outcome === "failed") return failed(source, found.fault, now, Math.max(soonest, found.notBefore));
  if (found.outcome === "unchanged") return { ...later, result: { outcome: "unchanged" } };
  try {
    const reading = await parts.database.exclusively(importsLock, async () => {
      await resumeRuns(parts);
      // Removed meanwhile: its postings are closed, and stay closed.
      const isStill = (await sourceById(parts.database.read, source.id)) !== undefined;
      return isStill ? readSource(parts, source, found) : undefined;
    });
    if (reading) return { ...later, result: { outcome: "read", reading, found } };
    return { nextAt: now + postponement, notBefore: soonest, result: { outcome: "postponed" } };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return failed(source, error.message, now, soonest);
  }
}

/** Because another import is running. */
const postponement = 5 * minute;

function failed(source: SourceRow, fault: string, now: number, notBefore: number): Fetched {
  const nextAt = nextAfterFailure(source.failures + 1, now, notBefore);
  return { nextAt, notBefore, result: { outcome: "failed", fault } };
}
