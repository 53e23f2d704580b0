import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One answer sent to a browser. */
export interface Answer {
  readonly path: string;
  /** The body's, compressed as it was sent. */
  readonly bytes: number;
}

export interface CountingProxy {
  readonly url: string;
  /** Since the last call. */
  taken(): Answer[];
  /** Whether `/sw.js` exists; without it, pages work as they do without a worker. */
  withWorker: boolean;
  close(): void;
}

/** Stands in front of a server and counts what it sends: a browser's own tools miss some of a worker's requests. */
export async function countingProxy(target: string): Promise<CountingProxy> {
  const to = new URL(target);
  const answers: Answer[] = [];
  const state = { withWorker: true };
  const server = createServer((asked, answer) => {
    if (!state.withWorker && asked.url === "/sw.js") answer.writeHead(404).end();
    else forward(to, asked, answer, (bytes) => answers.push({ path: asked.url ?? "", bytes }));
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    taken: () => answers.splice(0),
    get withWorker() {
      return state.withWorker;
    },
    set withWorker(is) {
      state.withWorker = is;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The server sees its own address, as behind any proxy that passes the host on. */
function forward(
  to: URL,
  asked: IncomingMessage,
  answer: ServerResponse,
  count: (bytes: number) => void,
): void {
  const headers = { ...asked.headers, host: to.host, ...(asked.headers.origin && { origin: to.origin }) };
  const { method, url: path } = asked;
  const sent = request({ host: to.hostname, port: to.port, method, path, headers }, (got) => {
    let bytes = 0;
    got.on("data", (chunk: Buffer) => (bytes += chunk.length));
    got.on("end", () => count(bytes));
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  sent.on("error", () => answer.destroy());
  asked.pipe(sent);
}
