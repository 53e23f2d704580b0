import { existsSync } from "node:fs";
import { freeBytes } from "@candor/server/platform/disk-space";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { runSlowTest, sumOf } from "../slow-test.ts";

const inMemory = "/dev/shm";
/** Bytes of records that an application leaves: a generous estimate. */
const bytesEach = 60_000;
/** Seconds that a full-size year may take on two cores. */
const most = 900;

/** A simulated year of applications, answers, withdrawals and messages, with every promise and message counted. */
export async function drillHiring(parameters: string[]): Promise<Report> {
  const { organizations, postings, applications } = readOptions(parameters, {
    organizations: whole(20),
    postings: whole(200),
    applications: whole(2000),
  });
  const environment = {
    HIRING_ORGANIZATIONS: String(organizations),
    HIRING_POSTINGS: String(postings),
    HIRING_APPLICATIONS: String(applications),
    // As in production: React checks less.
    NODE_ENV: "production",
    ...(hasRoomInMemory(applications) && { TMPDIR: inMemory }),
  };
  return runSlowTest("hiring", environment, (figures) => [
    { what: "applications", measured: sumOf(figures, "applications"), least: applications },
    { what: "applications without a dated outcome", measured: sumOf(figures, "undated"), most: 0 },
    { what: "messages in no mailbox, or in several", measured: sumOf(figures, "astray"), most: 0 },
    { what: "records that the log does not give again", measured: sumOf(figures, "unlike"), most: 0 },
    { what: "seconds", measured: sumOf(figures, "seconds"), most },
  ]);
}

/** A year of writes in minutes mostly waits for the disk, and no accident in this drill needs one. */
function hasRoomInMemory(applications: number): boolean {
  return existsSync(inMemory) && freeBytes(inMemory) > applications * bytesEach;
}
