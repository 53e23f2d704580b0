import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { callbackify } from "node:util";
import type { RateLimitName } from "@candor/contract/rate-limits";
import type { PartHealth, Probe } from "./health.ts";
import { Problem } from "./http/problem.ts";
import type { Limiter } from "./http/rate-limits.ts";

const mebibyte = 1024 ** 2;

/** Below this, optional data isn't stored, so that sign-ins and applications still have room. */
const mostFloor = 256 * mebibyte;
/** On a small disk, the floor is this share. */
const floorShare = 0.05;
/** How old a measurement may be, in milliseconds. */
const freshFor = 1000;

export interface Space {
  /** Bytes that this process may still write. */
  readonly free: number;
  readonly floor: number;
}

/** The data folder's disk, measured at most once a second. */
export class DiskSpace {
  readonly #folder: string;
  #measured: { readonly at: number; readonly space: Promise<Space> } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  space(): Promise<Space> {
    const now = performance.now();
    if (!this.#measured || now - this.#measured.at > freshFor)
      this.#measured = { at: now, space: measure(this.#folder) };
    return this.#measured.space;
  }

  async isLow(): Promise<boolean> {
    const { free, floor } = await this.space();
    return free < floor;
  }
}

async function measure(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, floor: Math.min(mostFloor, floorShare * blocks * bsize) };
}

/** What a folder's disk has left, measured now. Blocks: for starts and commands. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Still ready: taking the instance out of service for a full disk would serve nobody. */
export function diskProbe(disk: DiskSpace): Probe {
  return async (): Promise<PartHealth> => {
    const { free, floor } = await disk.space();
    return { ok: true, free, ...(free < floor && { note: lowSentence(free) }) };
  };
}

export function lowSentence(free: number): string {
  return `The disk of DATA_DIR is almost full, with ${Math.floor(free / mebibyte)} MB free: uploads and reports are refused until there is room.`;
}

const shed = new Set<RateLimitName>(["uploading", "reporting"]);
/** In seconds: a full disk won't have room sooner. */
const retrySeconds = 60;

/** Makes a limiter refuse optional writes while the disk is almost full, before a body is read. */
export function sheddingLimiter(limit: Limiter, disk: DiskSpace): Limiter {
  const refuse = callbackify(async () => {
    if (await disk.isLow()) throw new Problem("storage-full", { retryAfter: retrySeconds });
  });
  return (name, request, done) => {
    if (!shed.has(name)) return limit(name, request, done);
    limit(name, request, (refusal) => {
      if (refusal) return done(refusal);
      // A disk that can't be measured may still accept writes.
      refuse((fault) => done(fault instanceof Problem ? fault : undefined));
    });
  };
}
