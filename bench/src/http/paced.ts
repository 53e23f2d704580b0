import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Dispatcher, Pool } from "undici";
import { summarise } from "../statistics.ts";
import type { Request } from "./load.ts";

/** What the program is told by the file that it is named. */
export interface Pace {
  readonly url: string;
  readonly requests: readonly Request[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second, evenly. */
  readonly rate: number;
}

/**
 * Sends requests when they are due, whether or not earlier ones are answered. Times count from when a request was
 * due, so that a server that stalls does not hide it. (autocannon sends a second's requests at once and then waits.)
 */
const { url, requests, connections, seconds, rate } = JSON.parse(
  readFileSync(process.argv[2]!, "utf8"),
) as Pace;
const pool = new Pool(url, { connections, pipelining: 1 });
const options = requests.map(
  ({ method, path, body }): Dispatcher.DispatchOptions => ({
    method,
    path,
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  }),
);
/** Not counted: connections are opened and code is compiled. */
const warmUp = rate;
const times: number[] = [];
let answered = 0;
let failed = 0;

const start = performance.now();
const count = Math.floor(warmUp + rate * seconds);
for (let sent = 0; sent < count; await wait(1)) {
  const due = Math.min(count, ((performance.now() - start) / 1000) * rate);
  for (; sent < due; sent++) send(sent);
}
while (answered < count) await wait(1);
process.stdout.write(JSON.stringify({ failed, ...summarise(times) }));
await pool.close();

function send(number: number): void {
  const due = start + (number / rate) * 1000;
  let status = 0;
  pool.dispatch(options[number % options.length]!, {
    onRequestStart() {},
    onResponseStart(_controller, code) {
      status = code;
    },
    onResponseData() {},
    onResponseEnd() {
      answered++;
      if (status >= 300) failed++;
      else if (number >= warmUp) times.push(performance.now() - due);
    },
    onResponseError() {
      answered++;
      failed++;
    },
  });
}
