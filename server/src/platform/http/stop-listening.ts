import type { Server } from "node:http";
import { type AddressInfo, connect, Server as NetServer, type Socket } from "node:net";
import { type AcceptQueue, acceptQueueOf } from "./accept-queue.ts";

/** How long to keep accepting waiting connections, in milliseconds. */
const longestAccepting = 5000;
/** When to try again if nobody is accepted in the meantime, in milliseconds. */
const pause = 20;
/**
 * The system holds one connection more. Once as many are half in, it remembers nothing of further ones (SYN cookies),
 * so with too few places we don't see everybody who is.
 */
const places = 4;

/**
 * Stops listening without resetting anybody. Whatever waits in the system's accept queue when a listener closes is
 * reset, along with the request it may already have sent; and on a busy server somebody connects between the last look
 * and the close. So the queue is cut to a few places, and we take all of them. While we hold them the system ignores
 * further connections, and their next try is refused: if nobody is half in, closing resets nobody. Node accepts one
 * connection in each turn of its event loop. We take its place at once, so that those before us are soon served.
 *
 * Open connections continue, idle ones too; the server's "close" comes after the last of them.
 */
export function stopListening(server: Server, longest = longestAccepting): Promise<void> {
  const { port, address } = (server.address() ?? {}) as Partial<AddressInfo>;
  if (port === undefined || address === undefined || acceptQueueOf(port) === undefined) {
    close(server);
    return Promise.resolve();
  }
  cutQueue(server);
  return new Promise((resolve) => {
    let ours: Socket[] = [];
    const takePlaces = (): void => {
      const clients = acceptQueueOf(port)?.clients;
      const isIn = ({ localPort }: Socket) => localPort !== undefined && clients?.has(localPort) === true;
      for (const ignored of ours.filter((each) => !isIn(each))) ignored.destroy();
      ours = ours.filter(isIn);
      while (ours.length <= places) ours.push(connect(port, reachable(address)).on("error", () => undefined));
      // The connections are made in this turn's ticks. The server accepts the next one only in the next turn.
      process.nextTick(() => {
        if (areAlone(ours, acceptQueueOf(port))) end();
      });
    };
    const onAccepted = ({ remotePort }: Socket): void => {
      for (const each of ours.filter(({ localPort }) => localPort === remotePort)) each.destroy();
      ours = ours.filter(({ destroyed }) => !destroyed);
      takePlaces();
    };
    const end = (): void => {
      clearTimeout(givingUp);
      clearInterval(again);
      server.off("connection", onAccepted);
      if (server.listening) close(server);
      for (const each of ours) each.destroy();
      resolve();
    };
    const givingUp = setTimeout(end, longest);
    const again = setInterval(takePlaces, pause);
    server.on("connection", onAccepted);
    takePlaces();
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
