import { EventEmitter } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { originForm } from "../request-target.ts";

export const websocketPath = "/rest/websocket";

/** Ignores upgrades to other protocols and answers those requests as HTTP (RFC 9110, 7.8). */
export function offersWebsocket({ headers }: IncomingMessage): boolean {
  return (headers.upgrade ?? "").split(",").some((offer) => offer.trim().toLowerCase() === "websocket");
}

/**
 * Passes only upgrades of its own path to the websocket plugin. Other addresses would be routed, and logged with their
 * query, before the origin is checked.
 */
export function websocketUpgrades(app: FastifyInstance): Server {
  const upgrades = new EventEmitter();
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (originForm(request.url ?? "").split("?", 1)[0] === websocketPath)
      upgrades.emit("upgrade", request, socket, head);
    else socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  // The plugin only listens for upgrades.
  return upgrades as unknown as Server;
}
