import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

it("work that takes longer than a connection may be silent is still answered", async () => {
  const { app, parts } = server;
  const accepted = once(app.server, "connection") as Promise<[Socket]>;
  await app.listen({ host: "127.0.0.1", port: 0 });
  const search = parts.index.search.bind(parts.index);
  vi.spyOn(parts.index, "search").mockImplementationOnce(async (...asked) => {
    const [socket] = await accepted;
    socket.setTimeout(1);
    await once(socket, "timeout");
    return search(...asked);
  });
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/rest/jobs/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "nurse" }),
  });
  expect(response.status).toBe(200);
});
