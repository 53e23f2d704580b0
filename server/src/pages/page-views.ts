import type { Metric } from "@candor/contract/metrics";
import type { FastifyRequest } from "fastify";

/** N-13: how often each page was opened, by the pattern of its address; nothing of who opened it. */
export class PageViews {
  readonly #counts = new Map<string, number>();

  add(pattern: string): void {
    this.#counts.set(pattern, (this.#counts.get(pattern) ?? 0) + 1);
  }

  /** Those since they were last taken. */
  take(): Metric[] {
    const taken = [...this.#counts].map(([page, value]) => ({
      name: "page-view",
      value,
      attributes: { page },
    }));
    this.#counts.clear();
    return taken;
  }
}

/**
 * Whether a request opens a page: it asks for the page itself, or for its data from another page. Data that is asked for
 * from the page itself makes it anew.
 */
export function isView({
  method,
  url,
  headers,
}: Pick<FastifyRequest, "method" | "url" | "headers">): boolean {
  if (method !== "GET") return false;
  const [path = ""] = url.split("?");
  if (!path.endsWith(dataSuffix)) return true;
  const from = URL.parse(headers.referer ?? "")?.pathname;
  return from !== path.slice(0, -dataSuffix.length);
}

/** Of addresses at which the browser's side of React Router asks for a page's data. */
const dataSuffix = ".data";
