import type { Server } from "node:http";
import { type AddressInfo, connect, Server as NetServer, type Socket } from "node:net";
import { type AcceptQueue, acceptQueueOf } from "./accept-queue.ts";

/** How long to keep accepting waiting connections, in milliseconds. */
const longestAccepting = 4000;
/** Between two tries, in milliseconds: running requests need the event loop's turns. */
const pause = 5;

/**
 * Stops listening without resetting anybody. Whatever waits in the system's accept queue when a listener closes is
 * reset, along with the request it may already have sent; and on a busy server somebody connects between the last look
 * and the close. So the queue is cut to a single place, and we connect to ourselves. While we hold that place the
 * system ignores further connections, and their next try is refused: if nobody is half in, closing resets nobody.
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
      const ours = connect(port, reachable(address)).on("error", () => undefined);
      // The connection is made in this turn's ticks. The server accepts it only in the next turn.
      process.nextTick(() => {
        const isOver = performance.now() > giveUpAt || isAlone(ours, acceptQueueOf(port));
        if (isOver) close(server);
        ours.destroy();
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

/** The system holds one connection more than it is told to. Node has no public call for a second `listen`. */
function cutQueue(server: Server): void {
  const { _handle: handle } = server as { _handle?: { listen?: (most: number) => number } | null };
  handle?.listen?.(0);
}

function isAlone({ localPort }: Socket, queue: AcceptQueue | undefined): boolean {
  if (queue?.waiting !== 1 || queue.handshaking > 0) return false;
  return localPort !== undefined && queue.clients.has(localPort);
}

/** An address at which a listener on `address` can be reached from this machine. */
function reachable(address: string): string {
  if (address === "0.0.0.0") return "127.0.0.1";
  return address === "::" ? "::1" : address;
}
