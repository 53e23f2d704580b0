import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { acceptQueueOf } from "../../../src/platform/http/accept-queue.ts";
import { stopListening } from "../../../src/platform/http/stop-listening.ts";

const rounds = 10;

/** Answers after a third of a millisecond of work, so that connections wait, and closes each connection. */
async function listen(port: number): Promise<Server> {
  const server = createServer((_request, answer) => {
    const until = performance.now() + 0.3;
    while (performance.now() < until);
    answer.setHeader("connection", "close").end("answered");
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return server;
}

const answers = async (worker: Worker): Promise<number> => {
  worker.postMessage("count");
  for (;;) {
    const [{ answered }] = await once(worker, "message");
    if (answered !== undefined) return answered;
  }
};

it("resets nobody who connects in the moment in which listening ends", async () => {
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const worker = new Worker(new URL("connecting.mjs", import.meta.url), {
    workerData: { port, clients: 8 },
  });
  const lost: string[] = [];
  worker.on("message", (said: { lost?: string }) => {
    if (said.lost) lost.push(said.lost);
  });
  let before = 0;
  for (let round = 0; round < rounds; round++) {
    await expect.poll(() => answers(worker)).toBeGreaterThan(before + 20);
    before = await answers(worker);
    const closed = once(server, "close");
    await stopListening(server);
    await closed;
    server = await listen(port);
  }
  await worker.terminate();
  server.closeAllConnections();
  server.close();
  expect(lost).toEqual([]);
});

it("knows who waits to be accepted", async () => {
  const server = await listen(0);
  const { port } = server.address() as AddressInfo;
  expect(acceptQueueOf(port)).toEqual({ waiting: 0, handshaking: 0, clients: new Set() });
  const closed = once(server, "close");
  await stopListening(server);
  await closed;
  expect(acceptQueueOf(port)).toBeUndefined();
});
