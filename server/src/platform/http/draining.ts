import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "../health.ts";
import { endConversations } from "./sockets/websocket.ts";
import { stopListening } from "./stop-listening.ts";

export interface DrainTimes {
  /** Milliseconds in which new connections are still served, so that others see the 503 of `/readyz`. */
  readonly grace: number;
  /** Milliseconds after that for waiting connections and for all accepted work. */
  readonly patience: number;
}

/** In milliseconds. Browsers open connections in advance; one that has sent nothing for this long is closed. */
const silence = 1000;
/** How often to look for connections that became idle, in milliseconds. */
const idleCheck = 50;

/** While the process stops, every answer is the last on its connection. Register it before the routes. */
export function closeWhileStopping(app: FastifyInstance, readiness: Readiness): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (readiness.stopping) reply.header("connection", "close");
    done(null, payload);
  });
}

/**
 * Prepares an app, before it listens, to stop without failing accepted requests. The returned function stops it:
 * readiness off, grace, no new connections, finish all work, close. The app closes last, because a closed app refuses
 * the calls that pages and websocket frames make in the process.
 */
export function drainable(app: FastifyInstance, readiness: Readiness) {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return async function drain({ grace, patience }: DrainTimes): Promise<void> {
    readiness.stopping = true;
    await wait(grace);
    const ended = new Promise((resolve) => server.once("close", resolve));
    const late = new AbortController();
    const tooLate = wait(patience, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([stopListening(server), tooLate]);
    endConversations(app);
    setTimeout(() => closeSilent(sockets), silence).unref();
    // Repeatedly, because an answer that started earlier keeps its connection, which may become a websocket. Right
    // after a turn's reads, so that a connection with a request just received doesn't count as idle.
    const sweep = setInterval(() => setImmediate(endIdle, app), idleCheck);
    await Promise.race([ended, tooLate]);
    late.abort();
    clearInterval(sweep);
    for (const socket of sockets) socket.destroy();
    await app.close();
  };
}

function endIdle(app: FastifyInstance): void {
  endConversations(app);
  app.server.closeIdleConnections();
}

function closeSilent(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
