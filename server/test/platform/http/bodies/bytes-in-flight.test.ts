import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { takeResumeForms } from "../../../../src/pages/resume-forms.ts";
import { BytesInFlight, type FlightLimits } from "../../../../src/platform/http/bodies/bytes-in-flight.ts";
import { readUploads, uploadedFile } from "../../../../src/platform/http/bodies/uploads.ts";
import { answerErrors } from "../../../../src/platform/http/errors.ts";

let app: FastifyInstance;
let port: number;
/** Lets the requests in progress get their answers. */
let answer: () => void;
/** Files that have reached the call. */
let arrived = 0;
/** Failures that the server logged. */
let logged: string[] = [];
afterEach(async () => {
  answer();
  app.server.closeAllConnections();
  await app.close();
});

/** Opens both doors that accept files. Files that have arrived are answered when `answer` is called. */
async function open(limits: FlightLimits): Promise<void> {
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const inFlight = new BytesInFlight(limits);
  arrived = 0;
  logged = [];
  const stream = { write: (line: string) => void logged.push(line) };
  app = Fastify({ trustProxy: "127.0.0.1", logger: { level: "error", stream } });
  answerErrors(app);
  await app.register(async (scope) => {
    await readUploads(scope, inFlight);
    scope.route({
      method: "POST",
      url: "/call",
      handler: async (request) => {
        const { bytes } = await uploadedFile(request, inFlight);
        arrived += 1;
        await answered;
        return { bytes: bytes.length };
      },
    });
  });
  await app.register((scope, _options, done) => {
    takeResumeForms(scope, { limit: (_name, _request, done) => done(), inFlight });
    scope.post("/form", async ({ body }) => {
      await answered;
      return { bytes: (body as Buffer).length };
    });
    done();
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port;
}

const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="cv.txt"\r\n\r\n';
const end = "\r\n--b--\r\n";

interface Sending {
  readonly socket: Socket;
  readonly answered: Promise<string>;
}

/** Announces a file of this many bytes, and sends its beginning. */
async function begin(path: string, sender: string, whole: number, first: number): Promise<Sending> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const length = head.length + whole + end.length;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${sender}\r\nConnection: close\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${head}`,
  );
  await new Promise((resolve) => socket.write("x".repeat(first), resolve));
  return { socket, answered: text(socket).catch(() => "") };
}

/** Sends the rest; returns the answer's status line with its body. */
async function finish({ socket, answered }: Sending, rest: number): Promise<string> {
  socket.write("x".repeat(rest) + end);
  return answered;
}

/** The answer to an upload that has not been sent to its end. */
function atOnce({ answered }: Sending): Promise<string> {
  return Promise.race([answered, wait(3000, "none")]);
}

const connections = promisify((done: (error: Error | null, count: number) => void) =>
  app.server.getConnections(done),
);

const refusal = /^HTTP\/1\.1 503 [\s\S]*retry-after: \d+[\s\S]*"code":"unavailable"/i;
const kept = /^HTTP\/1\.1 200 /;

describe("bytes of uploads in flight", () => {
  it.each([
    ["/call", "/call"],
    ["/form", "/form"],
    ["/call", "/form"],
    ["/form", "/call"],
  ])("one sender holds so many and no more, by either door: %s, %s", async (one, other) => {
    await open({ all: 1_000_000, ofOneSender: 100_000 });
    const slow = await begin(one, "192.0.2.1", 90_000, 80_000);
    const next = await begin(other, "192.0.2.1", 40_000, 30_000);
    expect(await slow.answered).toMatch(refusal);
    answer();
    expect(await finish(next, 10_000)).toMatch(kept);
  });

  it("where all hold too much, anyone who held the most for the longest makes room", async () => {
    await open({ all: 150_000, ofOneSender: 100_000 });
    const slow = await begin("/call", "192.0.2.66", 90_000, 80_000);
    const small = await begin("/call", "192.0.2.1", 20_000, 10_000);
    const late = await begin("/form", "192.0.2.2", 70_000, 65_000);
    expect(await slow.answered).toMatch(refusal);
    answer();
    expect(await finish(small, 10_000)).toMatch(kept);
    expect(await finish(late, 5000)).toMatch(kept);
  });

  it("what has arrived is answered, and until then others are refused before their bodies come", async () => {
    await open({ all: 100_000, ofOneSender: 90_000 });
    const first = await begin("/call", "192.0.2.1", 80_000, 70_000);
    const answered = finish(first, 10_000);
    await expect.poll(() => arrived).toBe(1);
    expect(await atOnce(await begin("/call", "192.0.2.2", 60_000, 0))).toMatch(refusal);
    expect(logged).toEqual([]);
    answer();
    expect(await answered).toMatch(kept);
    const next = await begin("/call", "192.0.2.2", 60_000, 60_000);
    expect(await finish(next, 0)).toMatch(kept);
  });

  it("what has arrived is counted although its sender hung up", async () => {
    await open({ all: 100_000, ofOneSender: 90_000 });
    const gone = await begin("/call", "192.0.2.1", 80_000, 80_000);
    gone.socket.write(end);
    await expect.poll(() => arrived).toBe(1);
    gone.socket.destroy();
    await expect.poll(() => connections()).toBe(0);
    expect(await atOnce(await begin("/call", "192.0.2.2", 60_000, 0))).toMatch(refusal);
  });

  it("anyone who hangs up gives back what they held", async () => {
    await open({ all: 100_000, ofOneSender: 90_000 });
    answer();
    for (const door of ["/form", "/call", "/form", "/call", "/call"]) {
      const gone = await begin(door, "192.0.2.1", 60_000, 50_000);
      gone.socket.destroy();
      await expect.poll(() => connections()).toBe(0);
      const next = await begin("/call", "192.0.2.2", 60_000, 55_000);
      expect(await finish(next, 5000)).toMatch(kept);
    }
  });
});
