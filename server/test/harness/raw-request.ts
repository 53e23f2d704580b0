import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { TestApp } from "./app.ts";

/** Makes the server listen on loopback; returns its port. */
export async function listening({ app }: TestApp): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** A connection's answer to these bytes, until it ends. */
export async function answerTo(port: number, raw: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(raw);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { head, body };
}
