import type { Server } from "node:http";
import { type AddressInfo, connect, Server as NetServer, type Socket } from "node:net";
import { type AcceptQueue, acceptQueueOf } from "./accept-queue.ts";

/** How long to keep accepting waiting connections, in milliseconds. */
const longestAccepting = 5000;
/** Between two tries, in milliseconds: running requests need the event loop's turns. */
const pause = 5;
/**
 * The system holds one connection more. Once as many are half in, it remembers nothing of further ones (SYN cookies),
 * so with too few places we don't see everybody who is.
 */
const places = 4;

/**
 * Stops listening without resetting anybody. Whatever waits in the system's accept queue when a listener closes is
 * reset, along with the request it may already have sent; and on a busy server somebody connects between the last look
 * and the close. So the queue is cut to a few places, and we take all of them. While we hold them the system ignores
 * further connections, and their next try is refused: if nobody is half in, closing resets nobody.
 *
 * Open connections continue, idle ones too; the server's "close" comes after the last of them.
 */
export function stopListening(server: Server, longest = longestAccepting): Promise<void> {
  const { port, address } = (server.address() ?? {}) as Partial<AddressInfo>;
  const giveUpAt = performance.now() + longest;
  if (port === undefined || address === undefined || acceptQueueOf(port) === undefined) {
    close(server);
    return Promise.resolve();
  }
  cutQueue(server);
  return new Promise((resolve) => {
    const tryToClose = (): void => {
      const ours = Array.from({ length: places + 1 }, () =>
        connect(port, reachable(address)).on("error", () => undefined),
      );
      // The connections are made in this turn's ticks. The server accepts them only in the next turn.
      process.nextTick(() => {
        const isOver = performance.now() > giveUpAt || areAlone(ours, acceptQueueOf(port));
        if (isOver) close(server);
        for (const each of ours) each.destroy();
        if (isOver) resolve();
        else setTimeout(tryToClose, pause);
      });
    };
    tryToClose();
  });
}

/** Not HTTP's own close: that also closes idle connections, along with requests they are just sending. */
function close(server: Server): void {
  NetServer.prototype.close.call(server);
}

/** Node has no public call for a second `listen`. */
function cutQueue(server: Server): void {
  const { _handle: handle } = server as { _handle?: { listen?: (most: number) => number } | null };
  handle?.listen?.(places);
}

function areAlone(ours: readonly Socket[], queue: AcceptQueue | undefined): boolean {
  if (queue?.waiting !== ours.length || queue.handshaking > 0) return false;
  return ours.every(({ localPort }) => localPort !== undefined && queue.clients.has(localPort));
}

/** An address at which a listener on `address` can be reached from this machine. */
function reachable(address: string): string {
  if (address === "0.0.0.0") return "127.0.0.1";
  return address === "::" ? "::1" : address;
}
