import { execFileSync } from "node:child_process";
import { corpus } from "./corpus.ts";
import type { Peer } from "./peers/peer.ts";

export interface BuildFigures {
  /** Adding the postings, and what runs once all are in. Generating them is not counted. */
  readonly addSeconds: number;
  readonly finishSeconds: number;
  readonly bytesOnDisk: number;
}

/** Fills a peer with the corpus. */
export async function build(peer: Peer, jobs: number): Promise<BuildFigures> {
  let adding = 0;
  let done = 0;
  for (const batch of corpus(jobs)) {
    adding += await timed(() => peer.add(batch));
    done += batch.length;
    if (done % 100_000 === 0) process.stderr.write(`${peer.name}: ${done} postings, ${seconds(adding)} s\n`);
  }
  const finishing = await timed(() => peer.finish());
  return {
    addSeconds: seconds(adding),
    finishSeconds: seconds(finishing),
    bytesOnDisk: await peer.bytesOnDisk(),
  };
}

export interface LoadFigures {
  readonly milliseconds: number;
  readonly residentBytes: number;
  readonly bytes: number;
  readonly segments: number;
  readonly postings: number;
}

/** Opens the engine's saved index in a process of its own. */
export function loadInNewProcess(folder: string): LoadFigures {
  const script = new URL("./load.ts", import.meta.url).pathname;
  return JSON.parse(execFileSync(process.execPath, [script, folder], { encoding: "utf8" })) as LoadFigures;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
