import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { databaseFileName } from "../../src/platform/database/sqlite.ts";
import { startServer } from "./programs.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-hanging-mail-server-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A mail server that takes everything up to a mail's content, and then says nothing. */
async function aHangingServer() {
  const sockets = new Set<Socket>();
  const asked = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("220 here\r\n");
    socket.on("data", (line) => {
      if (!line.toString().startsWith("DATA")) return socket.write("250 yes\r\n");
      socket.removeAllListeners("data");
      socket.resume();
      socket.write("354 go on\r\n");
      return asked.resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, asked: asked.promise, close };
}

it("a stop while a mail server hangs closes the records all the same", async () => {
  const mails = await aHangingServer();
  const server = await startServer(folder, { SMTP_URL: `smtp://127.0.0.1:${mails.port}` });
  const body = JSON.stringify({ email: "ada@example.com" });
  const headers = { "content-type": "application/json" };
  const { status } = await fetch(`${server.url}/rest/auth/code`, { method: "POST", headers, body });
  expect(status).toBe(202);
  await mails.asked;
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  mails.close();
  // SQLite removes it when the last connection is closed.
  expect(existsSync(join(folder, `${databaseFileName}-wal`))).toBe(false);
});
