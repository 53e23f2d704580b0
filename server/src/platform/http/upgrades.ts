import { EventEmitter } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { originForm } from "./request-target.ts";

export const websocketPath = "/rest/websocket";

/** Offers of other protocols are ignored, and their requests answered as HTTP (RFC 9110, 7.8). */
export function offersWebsocket({ headers }: IncomingMessage): boolean {
  return (headers.upgrade ?? "").split(",").some((offer) => offer.trim().toLowerCase() === "websocket");
}

/**
 * Where the websocket plugin hears of upgrades: of those to its own path only. Any other address would be routed, and
 * written to the log with its query, before an origin was asked for.
 */
export function websocketUpgrades(app: FastifyInstance): Server {
  const upgrades = new EventEmitter();
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (originForm(request.url ?? "").split("?", 1)[0] === websocketPath)
      upgrades.emit("upgrade", request, socket, head);
    else socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  // The plugin listens for upgrades and asks nothing else of a server.
  return upgrades as unknown as Server;
}
