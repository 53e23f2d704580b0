import type { Metric } from "@candor/contract/metrics/shapes";
import type { FastifyRequest } from "fastify";
import { minute } from "../platform/durations.ts";
import type { Logger } from "../platform/log.ts";

interface Recording {
  /** Stores measurements. */
  readonly record: (metrics: readonly Metric[]) => Promise<unknown>;
  readonly log: Logger;
}

/**
 * N-13: counts how often each page was shown, by the pattern of its address. Records no visitor and no search. The
 * counts are stored as measurements once a minute, and when the process stops.
 */
export class PageViews {
  readonly #counts = new Map<string, number>();
  readonly #recording: Recording;
  readonly #timer: NodeJS.Timeout;

  constructor(recording: Recording) {
    this.#recording = recording;
    this.#timer = setInterval(() => void this.write(), minute).unref();
  }

  count(pattern: string, times = 1): void {
    this.#counts.set(pattern, (this.#counts.get(pattern) ?? 0) + times);
  }

  /** Counts that can't be written now are written next time. */
  async write(): Promise<void> {
    const counted = [...this.#counts];
    this.#counts.clear();
    const metrics = counted.map(([page, value]) => ({ name: "page-view", value, attributes: { page } }));
    try {
      await this.#recording.record(metrics);
    } catch (error) {
      this.#recording.log.warn({ err: error }, "page views could not be kept; trying again in a minute");
      for (const [pattern, times] of counted) this.count(pattern, times);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}

/**
 * Whether an answer shows a page: a document, or the data of a page reached by client-side navigation. Data that a page
 * requests for itself only refreshes it, and a document that a script requests is saved for later.
 */
export function isPageView({ method, url, headers }: Asked, status: number): boolean {
  if (method !== "GET" || (status !== 200 && status !== 404)) return false;
  const path = url.split("?")[0] ?? "";
  // A copy that the browser saves for later: nobody sees it now.
  if (headers["sec-fetch-dest"] === "empty" && !path.endsWith(".data")) return false;
  const from = URL.parse(headers.referer ?? "")?.pathname;
  return from === undefined || `${from}.data` !== path;
}

type Asked = Pick<FastifyRequest, "method" | "url" | "headers">;
