import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Connection } from "../../src/http/connection.ts";

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "/length": (response) => response.writeHead(200, { "content-length": 5 }).end("hello"),
  "/chunks": (response) => {
    response.write("hel");
    response.end("lo");
  },
  "/nothing": (response) => response.writeHead(204).end(),
  "/same": (response) => response.writeHead(304).end(),
  "/elsewhere": (response) => response.writeHead(303, { location: "/length", "content-length": 0 }).end(),
  "/last": (response) => response.writeHead(200, { connection: "close" }).end("bye"),
  "/closed": (response) => response.socket?.end(),
  "/reset": (response) => response.socket?.resetAndDestroy(),
};

let server: Server;
let url = "";

beforeAll(async () => {
  server = createServer(({ url: path = "" }, response) => answers[path]?.(response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (connection: Connection, path: string) =>
  new Promise<number>((resolve) => {
    connection.ask(textOf(path), resolve);
  });

const textOf = (path: string) => `GET ${path} HTTP/1.1\r\nhost: candor.test\r\n\r\n`;

describe("a connection that is kept open", () => {
  test("knows where each kind of answer ends, and asks again", async () => {
    const connection = await Connection.open(url);
    const statuses: number[] = [];
    for (const path of ["/nothing", "/length", "/same", "/chunks", "/elsewhere", "/nothing"])
      statuses.push(await ask(connection, path));
    expect(statuses).toEqual([204, 200, 304, 200, 303, 204]);
    expect(connection.isOpen).toBe(true);
  });

  test("that closes after its answer answers once", async () => {
    const connection = await Connection.open(url);
    const statuses: number[] = [];
    connection.ask(textOf("/last"), (status) => statuses.push(status));
    await expect.poll(() => connection.isOpen).toBe(false);
    await new Promise((resolve) => setImmediate(resolve));
    expect(statuses).toEqual([200]);
  });

  test.each(["/closed", "/reset"])("says that it was lost: %s", async (path) => {
    const connection = await Connection.open(url);
    expect(await ask(connection, path)).toBe(0);
    expect(connection.isOpen).toBe(false);
    expect(await ask(connection, "/length")).toBe(0);
  });
});
