import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { acceptQueueOf } from "../../../src/platform/http/accept-queue.ts";
import { stopListening } from "../../../src/platform/http/stop-listening.ts";

const rounds = 10;
/** In milliseconds. Giving up resets whoever waits, and a busy machine needs longer than a server may take. */
const patience = 60_000;

/** Answers after a third of a millisecond of work, so that connections queue up, and closes each connection. */
async function listen(port: number): Promise<Server> {
  const server = createServer((_request, answer) => {
    const until = performance.now() + 0.3;
    while (performance.now() < until);
    answer.setHeader("connection", "close").end("answered");
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return server;
}

const counter = () => new Int32Array(new SharedArrayBuffer(4));

it("resets nobody who connects in the moment in which listening ends", async () => {
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const [answered, lost] = [counter(), counter()];
  const workerData = { port, clients: 8, answered, lost };
  const worker = new Worker(new URL("connecting.mjs", import.meta.url), { workerData });
  for (let round = 0; round < rounds; round++) {
    const before = Atomics.load(answered, 0);
    // An ignored connection retries after a second.
    await expect.poll(() => Atomics.load(answered, 0)).toBeGreaterThan(before + 20);
    const closed = once(server, "close");
    await stopListening(server, patience);
    await closed;
    server = await listen(port);
  }
  await worker.terminate();
  server.closeAllConnections();
  server.close();
  expect(Atomics.load(lost, 0)).toBe(0);
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
