import { createHmac } from "node:crypto";
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

/** The check that the documents tell a receiver to make. */
export function isSignature(secret: string, body: string, header: string, now: number): boolean {
  const [, seconds = "", hex = ""] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  const isRecent = Math.abs(now / 1000 - Number(seconds)) <= 300;
  return isRecent && createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex") === hex;
}
