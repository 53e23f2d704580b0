import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface AModel {
  readonly url: string;
  /** The questions so far, the latest last. */
  readonly asked: {
    readonly path: string | undefined;
    headers: IncomingHttpHeaders;
    readonly body: string;
  }[];
  /** How the next questions are answered. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A server that speaks the chat completions protocol. */
export async function aModel(): Promise<AModel> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path, headers } = request;
      model.asked.push({ path, headers, body: Buffer.concat(chunks).toString() });
      model.answer(response);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const model: AModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    answer: says([]),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return model;
}

/** The model answers with a text, or with a value as JSON. */
export function says(said: unknown): AModel["answer"] {
  const content = typeof said === "string" ? said : JSON.stringify(said);
  return (response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content } }] }));
  };
}
