import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the server answers at a path. */
type Answering = (request: IncomingMessage, answer: ServerResponse) => void;

export interface SourceServer {
  readonly origin: string;
  /** The requested paths, with the requests' headers. */
  readonly asked: { readonly path: string; readonly headers: IncomingMessage["headers"] }[];
  /** Answers at a path this way from now on. Any other path answers 404. */
  on(path: string, answering: Answering): void;
  /** Answers with a body. */
  says(path: string, body: string | Uint8Array, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** A server of our own, to fetch a connected source from. */
export async function aSourceServer(): Promise<SourceServer> {
  const paths = new Map<string, Answering>();
  const asked: SourceServer["asked"] = [];
  const server = createServer((request, answer) => {
    const path = request.url ?? "";
    asked.push({ path, headers: request.headers });
    const answering = paths.get(path);
    if (answering) answering(request, answer);
    else answer.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    on: (path, answering) => void paths.set(path, answering),
    says: (path, body, headers = {}) =>
      void paths.set(path, (_request, answer) => answer.writeHead(200, headers).end(body)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
