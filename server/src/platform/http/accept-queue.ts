import { readFileSync } from "node:fs";

/** States of a TCP socket in the system's tables (Linux, include/net/tcp_states.h). */
const established = "01";
const handshaking = "03";
const listening = "0A";

export interface AcceptQueue {
  /** Connections that the system has accepted and the process hasn't. */
  readonly waiting: number;
  /** Connections whose handshake the system hasn't finished; the client may think it is done. */
  readonly handshaking: number;
  /** Ports of the connected clients, whether or not the process has accepted them. */
  readonly clients: ReadonlySet<number>;
}

/** What the system's tables say about a port; undefined if there are no such tables (proc(5), Linux only). */
export function acceptQueueOf(port: number): AcceptQueue | undefined {
  const rows = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap(rowsOf).filter((row) => row.port === port);
  const listeners = rows.filter((row) => row.state === listening);
  if (listeners.length === 0) return undefined;
  return {
    waiting: listeners.reduce((sum, row) => sum + row.received, 0),
    handshaking: rows.filter((row) => row.state === handshaking).length,
    clients: new Set(rows.filter((row) => row.state === established).map((row) => row.client)),
  };
}

interface Row {
  readonly port: number;
  readonly client: number;
  readonly state: string;
  /** Bytes received and not read; for a listener, connections not accepted. */
  readonly received: number;
}

function rowsOf(table: string): Row[] {
  return read(table)
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([, local, remote, state, queues]) =>
      local && remote && state && queues
        ? [
            {
              port: portOf(local),
              client: portOf(remote),
              state,
              received: hexadecimal(queues.split(":")[1]),
            },
          ]
        : [],
    );
}

const portOf = (address: string): number => hexadecimal(address.split(":")[1]);

const hexadecimal = (digits = "0"): number => Number.parseInt(digits, 16);

function read(table: string): string {
  try {
    return readFileSync(table, "latin1");
  } catch {
    return "";
  }
}
