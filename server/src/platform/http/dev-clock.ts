import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SettableClock } from "../clock.ts";
import { validated } from "./problem.ts";

const schema = z.object({ now: z.iso.datetime({ offset: true }) });

/** `POST /dev/clock {"now": ISO}` if `TEST_CLOCK` is 1: tasks that are due then start at once. */
export function serveDevClock(app: FastifyInstance, clock: SettableClock, wasSet: () => void): void {
  app.post("/dev/clock", async (request, reply) => {
    const { now } = validated(schema, request.body, "body");
    clock.set(Date.parse(now));
    wasSet();
    return reply.send({ now: new Date(clock.now()).toISOString() });
  });
}
