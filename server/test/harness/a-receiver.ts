import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface AReceiver {
  readonly address: string;
  /** What arrived, the latest last. */
  requests: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
  /** The status of each answer. */
  answers: number;
  close(): void;
}

/** A server of our own that takes what is posted to it. */
export async function aReceiver(): Promise<AReceiver> {
  const take = async (request: IncomingMessage, answer: ServerResponse) => {
    receiver.requests.push({ headers: request.headers, body: await text(request) });
    answer.writeHead(receiver.answers).end();
  };
  const server = createServer((request, answer) => void take(request, answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const receiver: AReceiver = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    requests: [],
    answers: 204,
    close: () => void server.close(),
  };
  return receiver;
}
