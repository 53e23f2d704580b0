import type { FastifyInstance } from "fastify";
import { noteIntended } from "./http/request-log.ts";

export interface PartHealth {
  readonly ok: boolean;
  /** A sentence for the operator, if any. */
  readonly note?: string;
  readonly [figure: string]: unknown;
}

export type Probe = () => Promise<PartHealth>;

/** Whether this process accepts new work; turned off first when it stops. */
export interface Readiness {
  stopping: boolean;
}

const patience = 2000;

/** `/healthz`: the process is alive. `/readyz`: each part works, or 503 with the part that doesn't. */
export function serveHealth(
  app: FastifyInstance,
  readiness: Readiness,
  probes: Readonly<Record<string, Probe>>,
): void {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get("/readyz", async (request, reply) => {
    if (readiness.stopping) noteIntended(request);
    const entries = await Promise.all(
      Object.entries(probes).map(async ([name, probe]) => [name, await answered(probe)] as const),
    );
    const ok = !readiness.stopping && entries.every(([, part]) => part.ok);
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, stopping: readiness.stopping, parts: Object.fromEntries(entries) });
  });
}

/** What a part says of itself within two seconds. Never rejects: a part that fails or is late isn't well. */
export async function answered(probe: Probe): Promise<PartHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PartHealth>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, note: "It did not answer within two seconds." }), patience);
  });
  try {
    return await Promise.race([probe(), late]);
  } catch {
    return { ok: false, note: "It answered with an error; the log says which." };
  } finally {
    clearTimeout(timer);
  }
}
