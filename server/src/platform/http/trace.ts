import { AsyncLocalStorage } from "node:async_hooks";
import { debugHeader, debugPartsOf, type Span, serverTiming } from "@candor/contract/debug";
import type { FastifyReply, FastifyRequest } from "fastify";

/** How long the parts of one request took, sent in the answer's header. */
export interface Trace {
  /** Ends the part that started when the previous one ended. */
  lap(name: string): void;
  /** Runs work; its calls of `span` are measured too. */
  within<T>(work: () => T): T;
}

/** Whether a request may receive the timings it asks for. */
export type MayTrace = (request: FastifyRequest) => boolean | Promise<boolean>;

interface Measuring {
  add(span: Span): void;
}

const measuring = new AsyncLocalStorage<Measuring>();

/** A request that doesn't ask costs no measurement and no lookup. */
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

/** Measures a part of a traced request. */
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
