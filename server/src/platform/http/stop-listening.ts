import { closeSync, openSync, readSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";

/** How long to keep accepting waiting connections, in milliseconds. */
const longest = 4000;

/**
 * Stops listening once the system's accept queue is empty: queued connections would be reset, along with requests they
 * already sent. Accepts the queued connections, one per turn of the event loop, and no others. Open connections
 * continue, idle ones too; the server's "close" comes after the last of them.
 */
export function stopListening(server: Server): Promise<void> {
  const { port } = (server.address() ?? {}) as Partial<AddressInfo>;
  const giveUpAt = performance.now() + longest;
  shortenQueue(server);
  return new Promise((resolve) => {
    const closeIfNobodyWaits = (): void => {
      if (port !== undefined && waitingAt(port) > 0 && performance.now() < giveUpAt) return;
      server.off("connection", closeIfNobodyWaits);
      clearImmediate(next);
      // Not HTTP's own close: that also closes idle connections, along with requests they are just sending.
      NetServer.prototype.close.call(server);
      resolve();
    };
    const look = (): void => {
      next = setImmediate(look);
      closeIfNobodyWaits();
    };
    let next = setImmediate(look);
    // A turn may be long, so check right after the last connection was accepted.
    server.on("connection", closeIfNobodyWaits);
  });
}

/**
 * Makes the system ignore new connections, so that the queue empties. Their next try is refused, and nothing they sent
 * was accepted. Node has no public call for a second `listen` with a shorter queue.
 */
function shortenQueue(server: Server): void {
  const { _handle: handle } = server as { _handle?: { listen?: (most: number) => number } | null };
  handle?.listen?.(0);
}

const listening = "0A";
/** Listening sockets come first. */
const mostRead = Buffer.alloc(16_384);

/** Connections at a port that the system has accepted but the process has not. Linux only (proc(5)). */
export function waitingAt(port: number): number {
  return ["/proc/net/tcp", "/proc/net/tcp6"].reduce((sum, table) => sum + waitingIn(table, port), 0);
}

function waitingIn(table: string, port: number): number {
  const end = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  let sum = 0;
  for (const row of beginningOf(table).split("\n")) {
    const [, local, , state, queues] = row.trim().split(/\s+/);
    if (state === listening && local?.endsWith(end)) sum += Number.parseInt(queues?.split(":")[1] ?? "0", 16);
  }
  return sum;
}

function beginningOf(table: string): string {
  try {
    const file = openSync(table, "r");
    try {
      return mostRead.toString("latin1", 0, readSync(file, mostRead));
    } finally {
      closeSync(file);
    }
  } catch {
    // Another system: the queue can't be read.
    return "";
  }
}
