import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anUpload } from "../harness/an-upload.ts";
import { writeEdition } from "./listing.ts";
import { signIn } from "./power/recording.ts";
import { startImport, startServer } from "./programs.ts";
import { RecordsOnDisk } from "./records-on-disk.ts";
import { reportOn } from "./restarts/frames.ts";
import { type Asked, askOn, watchReadiness } from "./restarts/requests.ts";
import { Tally } from "./restarts/tally.ts";

const restarts = Number(process.env["RESTARTS"] ?? 2);
/** Milliseconds of load before a stop. */
const loaded = 1500;
/** How many answers come before that: the first searches make what the others use, for seconds on a busy machine. */
const warm = 100;
/** The most milliseconds between an answer and the next request: less than a stop's grace period. */
const pause = 60;
const longestStop = 10_000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-restarts-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test(`${restarts} restarts under load: no request that was accepted fails, and each stop ends with 0 in 10 s`, {
  timeout: 600_000 + restarts * 60_000,
}, async ({ task }) => {
  expect(await startImport(folder, writeEdition(0, join(folder, "0.csv")).file).ended).toBe(0);
  const settings = { PORT: String(await freePort()), TRUSTED_PROXIES: "127.0.0.1" };
  const log = openSync(join(folder, "log"), "a");
  const started = () => startServer(folder, settings, log);
  let server = await started();
  const { url } = server;
  const jwt = await signIn(server);
  const tally = new Tally();
  const end = new AbortController();
  const load = beginLoad(url, jwt, tally, end.signal);
  let longest = 0;
  let seen = 0;
  let answeredBefore = 0;
  for (let restart = 0; restart < restarts; restart++) {
    await expect.poll(() => tally.answered, { timeout: 60_000 }).toBeGreaterThan(answeredBefore + warm);
    await wait(loaded);
    const stoppingBefore = tally.stopping;
    const told = performance.now();
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    longest = Math.max(longest, Math.round(performance.now() - told));
    if (tally.stopping > stoppingBefore) seen += 1;
    answeredBefore = tally.answered;
    server = await started();
  }
  await wait(loaded);
  end.abort();
  await load;
  await server.kill();
  closeSync(log);
  tally.failures.push(...failuresIn(join(folder, "log")));
  const { answered, refused, shed, closing, acknowledged, crossed, failures } = tally;
  const kept = reports();
  task.meta.figures = {
    restarts,
    answered,
    acknowledged: acknowledged.size,
    failed: failures.length,
    searchesShed: shed,
    refusedConnections: refused,
    answersThatClosed: closing,
    framesThatCrossedTheClose: crossed.size,
    stopsSeenAtReadyz: seen,
    longestStopMilliseconds: longest,
  };
  expect(failures.join("\n")).toBe("");
  expect([...acknowledged].filter((name) => !kept.includes(name))).toEqual([]);
  expect(kept.filter((name) => crossed.has(name))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
  expect(seen).toBe(restarts);
  expect(longest).toBeLessThan(longestStop);
});

/** Reads, pages, writes, uploads and frames, each client from an address of its own so that they don't share limits. */
function beginLoad(url: string, jwt: string, tally: Tally, signal: AbortSignal): Promise<unknown> {
  let count = 0;
  const next = () => `report-${(count += 1)}`;
  const json = { "content-type": "application/json" };
  const search = (): Asked => {
    const body = JSON.stringify({ query: `engineer ${(count += 1)}` });
    return { method: "POST", path: "/rest/jobs/search", headers: json, body, status: 200, mayBeShed: true };
  };
  // A different address each time: cached pages make no calls.
  const page = (): Asked => {
    const path = `/search?q=engineer+${(count += 1)}`;
    return { method: "GET", path, status: 200, mayBeShed: true };
  };
  const write = (): Asked => {
    const name = next();
    const body = JSON.stringify({ error: name });
    return { method: "POST", path: "/rest/client-error", headers: json, body, status: 201, name };
  };
  const upload = (): Asked => {
    const { payload, headers } = anUpload("resume.txt", Buffer.from(`Welder ${(count += 1)}`));
    const authorization = `Bearer ${jwt}`;
    const sent = { body: payload, headers: { ...headers, authorization } };
    return { method: "POST", path: "/rest/resumes", ...sent, status: 201 };
  };
  const clients = [search, search, page, page, page, write, write].map((asked, index) =>
    askOn(url, asked, { tally, signal, pause, address: `203.0.113.${index}` }),
  );
  const uploading = askOn(url, upload, { tally, signal, pause: 900, address: "203.0.113.100" });
  const frames = [1, 2, 3].map((index) =>
    reportOn(url, next, { tally, signal, pause, address: `203.0.113.${200 + index}` }),
  );
  return Promise.all([...clients, uploading, ...frames, watchReadiness(url, tally, signal)]);
}

/** Calls that failed at the server: it logs no line for what it sheds. */
function failuresIn(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.includes('"msg":"a request failed"'));
}

function reports(): string[] {
  const records = new RecordsOnDisk(folder);
  try {
    return records.reports();
  } finally {
    records.close();
  }
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, "close");
  return port;
}
