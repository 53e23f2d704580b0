import type { Socket } from "node:net";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { comesFromAfar, takesBodies } from "./bodies/slow-bodies.ts";

/**
 * Keeps a silent connection whose request has arrived until we answer. The server's connection timeout is for clients
 * who keep us waiting; a document that waits for its turn, or a whole list that is closed, may take us longer.
 */
export function keepWhileWorking(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    // A hook costs time for each request, and what only reads is limited in other ways.
    if (takesBodies(route.method)) route.onRequest = [keep, ...[route.onRequest ?? []].flat()];
  });
}

/** With a listener, Node leaves it to us to close a connection that has timed out. */
const keep: onRequestHookHandler = ({ raw }, reply, done) => {
  if (comesFromAfar(raw))
    reply.raw.on("timeout", (socket: Socket) => {
      const isWorking = raw.complete && !reply.raw.headersSent;
      if (!isWorking) socket.destroy();
    });
  done();
};
