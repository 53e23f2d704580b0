import { AsyncLocalStorage } from "node:async_hooks";
import { debugHeader, debugPartsOf, type Span, serverTiming } from "@candor/contract/debug";
import type { FastifyReply, FastifyRequest } from "fastify";

/** How long the parts of one request's work took, told in its answer's header as they end. */
export interface Trace {
  /** Ends the part that began with the last one's end. */
  lap(name: string): void;
  /** Does work whose parts are measured too, where it says so with `span`. */
  within<T>(work: () => T): T;
}

/** Whether a request that asks for its times may be told them. */
export type MayTrace = (request: FastifyRequest) => boolean | Promise<boolean>;

interface Measuring {
  add(span: Span): void;
}

const measuring = new AsyncLocalStorage<Measuring>();

/** Nothing is measured, and nobody looked up, for a request that does not ask. */
export async function traceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  mayTrace: MayTrace,
): Promise<Trace | undefined> {
  const elapsed = reply.elapsedTime;
  if (debugPartsOf(request.headers[debugHeader]).length === 0) return undefined;
  if (!(await mayTrace(request))) return undefined;
  const spans: Span[] = [{ name: "receive", milliseconds: elapsed }];
  let since = performance.now();
  const add = (span: Span) => {
    spans.push(span);
    void reply.header("server-timing", serverTiming(spans));
  };
  return {
    lap(name) {
      const now = performance.now();
      add({ name, milliseconds: now - since });
      since = now;
    },
    within: (work) => measuring.run({ add }, work),
  };
}

/** Measures a part of the work of a request that is traced. */
export async function span<T>(name: string, work: () => Promise<T>): Promise<T> {
  const trace = measuring.getStore();
  if (!trace) return work();
  const started = performance.now();
  try {
    return await work();
  } finally {
    trace.add({ name, milliseconds: performance.now() - started });
  }
}
