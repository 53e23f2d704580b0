import { closeSync, openSync, readSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";

/** Longest that those who wait are let in, in milliseconds. */
const longest = 4000;

/**
 * Ends listening when no connection waits in the system's queue: those would be reset, with requests that they have
 * sent already. Whoever is in the queue is let in, one in a turn of the event loop; nobody else gets in. Connections go on, idle ones too; the server's "close" comes after the last of them.
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
      // Not the one of HTTP: that closes idle connections as well, with what they are sending at the moment.
      NetServer.prototype.close.call(server);
      resolve();
    };
    const look = (): void => {
      next = setImmediate(look);
      closeIfNobodyWaits();
    };
    let next = setImmediate(look);
    // A turn may be long. Right after the last one was let in, nobody waits.
    server.on("connection", closeIfNobodyWaits);
  });
}

/**
 * Has the system leave new connections unanswered, so that the queue empties: their next try is refused, and nothing of
 * theirs was accepted. Node has no public call for a second `listen` with a shorter queue.
 */
function shortenQueue(server: Server): void {
  const { _handle: handle } = server as { _handle?: { listen?: (most: number) => number } | null };
  handle?.listen?.(0);
}

const listening = "0A";
/** Listening sockets come first. */
const mostRead = Buffer.alloc(16_384);

/** Connections at a port that the system has accepted and the process has not, where Linux tells it (proc(5)). */
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
    // Another system: nobody tells who waits.
    return "";
  }
}
