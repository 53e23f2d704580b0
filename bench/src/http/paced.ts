import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { summarize } from "../statistics.ts";
import { Connection } from "./connection.ts";
import { type Request, sendingOf } from "./request.ts";

/** Read from the file named on the command line. */
export interface Pace {
  readonly url: string;
  readonly requests: readonly Request[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second, evenly. */
  readonly rate: number;
}

/**
 * Sends requests when they are due, whether or not earlier ones are answered; those without a free connection wait.
 * Times count from when a request was due, so that a stalled server can't hide it. (autocannon sends a second's
 * requests at once and then waits.)
 */
const pace = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as Pace;
const texts = pace.requests.map(textOf);
const free = await Promise.all(Array.from({ length: pace.connections }, () => Connection.open(pace.url)));
/** Forms end with a redirect. */
const highest = pace.requests[0]?.form === undefined ? 299 : 399;
/** The first second doesn't count: code is being compiled. */
const warmUp = pace.rate;
const count = Math.floor(warmUp + pace.rate * pace.seconds);
const times: number[] = [];
/** How many requests ended with each status that is not a success; "lost" if their connection was. */
const failures: Record<string, number> = {};
let sent = 0;
let answered = 0;

const start = performance.now();
while (answered < count) {
  sendWhatIsDue();
  await wait(1);
}
process.stdout.write(JSON.stringify({ failures, ...summarize(times) }));
process.exit();

function sendWhatIsDue(): void {
  const due = Math.min(count, ((performance.now() - start) / 1000) * pace.rate);
  while (sent < due && free.length > 0) send(free.shift()!, sent++);
}

function send(connection: Connection, number: number): void {
  const due = start + (number / pace.rate) * 1000;
  connection.ask(texts[number % texts.length]!, (status) => {
    answered++;
    const failure = status === 0 ? "lost" : status;
    if (status < 200 || status > highest) failures[failure] = (failures[failure] ?? 0) + 1;
    else if (number >= warmUp) times.push(performance.now() - due);
    void release(connection);
  });
}

/** Picks the connection idle longest, so that the server closes none for its silence. Replaces a closed one. */
async function release(connection: Connection): Promise<void> {
  free.push(connection.isOpen ? connection : await Connection.open(pace.url));
  sendWhatIsDue();
}

function textOf(request: Request): string {
  const { headers, text = "" } = sendingOf(request);
  const lines = [
    `${request.method} ${request.path} HTTP/1.1`,
    `host: ${new URL(pace.url).host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(text === "" ? [] : [`content-length: ${Buffer.byteLength(text)}`]),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${text}`;
}
