import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../harness/app.ts";
import { signIn } from "../harness/sign-in.ts";

let server: TestApp;
let port: number;

beforeAll(async () => {
  server = await startApp();
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function begin(path: string, headers: readonly string[], bytes: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const head = [`POST ${path} HTTP/1.1`, "Host: candor", ...headers, `Content-Length: ${bytes}`];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return socket;
}

describe("a body that does not come", () => {
  it("loses its connection, with a problem that says so", async () => {
    const socket = await begin("/rest/actions", ["Content-Type: application/json"], 1000);
    socket.write("[");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request-timeout"/);
  }, 30_000);

  it("may take longer where it is a file that keeps coming, and not where it trickles", async () => {
    const { jwt } = await signIn(server, "ada@example.com");
    const headers = [
      `Authorization: Bearer ${jwt}`,
      "Content-Type: multipart/form-data; boundary=b",
      "Connection: close",
    ];
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="cv.txt"\r\n\r\n';
    const end = "\r\n--b--\r\n";
    const steady = await begin("/rest/resumes", headers, head.length + 80_000 + end.length);
    const trickling = await begin("/rest/resumes", headers, 80_000);
    const trickled = text(trickling);
    const answered = text(steady);
    steady.write(head);
    let sent = 0;
    // 4,000 bytes a second: a bad connection, for twenty seconds.
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        trickling.write("-");
        steady.write("steady ".repeat(143).slice(0, 1000));
        sent += 1000;
        if (sent < 80_000) return;
        clearInterval(timer);
        resolve();
      }, 250);
    });
    // Not ended: a client that hangs up gets no answer.
    steady.write(end);
    expect(await answered).toMatch(/^HTTP\/1\.1 201 /);
    expect(await trickled).toMatch(/^HTTP\/1\.1 408 /);
  }, 60_000);
});
