import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { Tally } from "./tally.ts";

export interface Asked {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The expected status. */
  readonly status: number;
  /** Whether it may be refused because it waited too long. */
  readonly mayBeShed?: boolean;
  /** What is on disk once this has been answered. */
  readonly name?: string;
}

/**
 * Sends one request after another over a kept-alive connection, and reconnects when an answer closes it. A request
 * without a complete answer has failed, and so has one answered with another status.
 */
export async function askOn(
  url: string,
  next: () => Asked,
  options: { tally: Tally; signal: AbortSignal; pause: number; address: string },
): Promise<void> {
  const { tally, signal, pause, address } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!signal.aborted) {
    const asked = next();
    try {
      const answer = await ask(url, asked, agent, address);
      tally.answered += 1;
      if (answer.headers.connection === "close") tally.closing += 1;
      if (asked.mayBeShed && answer.statusCode === 503 && answer.headers["retry-after"]) tally.shed += 1;
      else if (answer.statusCode !== asked.status)
        tally.failures.push(`${asked.method} ${asked.path} was answered ${answer.statusCode}`);
      else if (asked.name !== undefined) tally.acknowledged.add(asked.name);
      await wait(Math.random() * pause);
    } catch (error) {
      if (isRefused(error)) {
        tally.refused += 1;
        await wait(100);
      } else tally.failures.push(`${asked.method} ${asked.path}: ${String(error)}`);
    }
  }
  agent.destroy();
}

/** Asks `/readyz` over new connections. */
export async function watchReadiness(url: string, tally: Tally, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const answer = await fetch(`${url}/readyz`, { headers: { connection: "close" } });
      const { stopping } = (await answer.json()) as { stopping: boolean };
      if (answer.status === 503 && stopping) tally.stopping += 1;
    } catch (error) {
      if (isRefused((error as Error).cause)) tally.refused += 1;
      else tally.failures.push(`GET /readyz: ${String((error as Error).cause ?? error)}`);
    }
    await wait(100);
  }
}

function ask(url: string, asked: Asked, agent: Agent, address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, body } = asked;
    const headers = { "x-forwarded-for": address, ...asked.headers };
    const sent = request(url + asked.path, { method, agent, headers }, (answer) => {
      text(answer).then(() => resolve(answer), reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

export function isRefused(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === "ECONNREFUSED";
}
