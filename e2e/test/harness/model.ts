import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const said = [{ words: "caring for ill people", text: "registered nurse" }];

/** A language model that always gives the same answer. */
export async function openModel(): Promise<{ readonly url: string; readonly close: () => void }> {
  const answer = JSON.stringify({ choices: [{ message: { content: JSON.stringify(said) } }] });
  const server = createServer((_request, response) => response.end(answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
