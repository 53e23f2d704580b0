import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { download } from "../../../src/platform/outbound/download.ts";
import type { Lookup } from "../../../src/platform/outbound/names.ts";
import { isPublicAddress } from "../../../src/platform/outbound/public-address.ts";
import { aSourceServer, type SourceServer } from "../../harness/a-source.ts";

/** Loopback's first address stands for the public internet, its second for a private network. */
const mayReach = (address: string) => address === "127.0.0.1" || isPublicAddress(address);

describe("M-45 a download from an address that somebody else chose", () => {
  let remote: SourceServer;
  beforeEach(async () => {
    remote = await aSourceServer();
  });
  afterEach(() => remote.close());

  const get = (url: string, more: Partial<Parameters<typeof download>[1]> = {}) =>
    download(url, { mayReach, headers: {}, most: 1_048_576, ...more });
  const port = () => new URL(remote.origin).port;

  it("brings the body as it came", async () => {
    remote.says("/jobs", "postings", { etag: '"one"' });
    const { status, headers, body } = await get(`${remote.origin}/jobs`);
    expect([status, headers.etag, Buffer.concat(body).toString()]).toEqual([200, '"one"', "postings"]);
  });

  it.each(["127.0.0.2", "[::1]", "169.254.169.254", "0x7f.2", "10.0.0.1"])(
    "doesn't follow a redirect to %s",
    async (host) => {
      remote.on("/jobs", (_request, answer) =>
        answer.writeHead(302, { location: `http://${host}:${port()}/private` }).end(),
      );
      remote.says("/private", "secret");
      await expect(get(`${remote.origin}/jobs`)).rejects.toThrow("not on the public internet");
      expect(remote.asked.map(({ path }) => path)).toEqual(["/jobs"]);
    },
  );

  /** A name server that answers differently each time. */
  function resolving(...answers: readonly (readonly string[])[]) {
    let asked = 0;
    const names: Lookup = async () => {
      const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      return addresses.map((address) => ({ address, family: 4 }));
    };
    return { names, count: () => asked };
  }

  it("calls the address that it checked, although the name has another one a moment later", async () => {
    remote.says("/jobs", "postings");
    const { names, count } = resolving(["127.0.0.1"], ["127.0.0.2"]);
    const { status } = await get(`http://rebound.example:${port()}/jobs`, { lookup: names });
    expect([status, count()]).toEqual([200, 1]);
  });

  it("checks a name again at each redirect", async () => {
    remote.on("/jobs", (_request, answer) => answer.writeHead(302, { location: "/private" }).end());
    remote.says("/private", "secret");
    const { names } = resolving(["127.0.0.1"], ["127.0.0.2"]);
    await expect(get(`http://rebound.example:${port()}/jobs`, { lookup: names })).rejects.toThrow("public");
    expect(remote.asked).toHaveLength(1);
  });

  it("refuses a name that has one private address among public ones", async () => {
    const { names } = resolving(["127.0.0.1", "127.0.0.2"]);
    await expect(get(`http://mixed.example:${port()}/jobs`, { lookup: names })).rejects.toThrow("public");
    expect(remote.asked).toEqual([]);
  });

  it("follows redirects to other public addresses, and tells each before it is called", async () => {
    remote.on("/jobs", (_request, answer) => answer.writeHead(301, { location: "/feeds/jobs" }).end());
    remote.says("/feeds/jobs", "postings");
    const told: string[] = [];
    const before = async ({ pathname }: URL) => void told.push(pathname);
    expect((await get(`${remote.origin}/jobs`, { before })).status).toBe(200);
    expect(told).toEqual(["/jobs", "/feeds/jobs"]);
  });

  it("gives up a body that is too large, whatever length it promised", async () => {
    remote.on("/jobs", (_request, answer) => {
      const write = () => {
        while (!answer.destroyed && answer.write("x".repeat(65_536)));
        answer.once("drain", write);
      };
      answer.writeHead(200);
      write();
    });
    await expect(get(`${remote.origin}/jobs`)).rejects.toThrow("The answer has more than 1 MB.");
  });

  it.each([
    ["says nothing", () => {}],
    [
      "says a little for ever",
      (answer: { write: (text: string) => void; destroyed: boolean }) => {
        const drip = setInterval(() => (answer.destroyed ? clearInterval(drip) : answer.write("x")), 10);
      },
    ],
  ])("gives up a server that %s", async (_what, answering) => {
    remote.on("/jobs", (_request, answer) => {
      answer.writeHead(200).flushHeaders();
      answering(answer);
    });
    await expect(get(`${remote.origin}/jobs`, { within: 200 })).rejects.toThrow(
      "no answer within 0.2 seconds",
    );
  });

  it("says what is missing where the connection breaks in the middle", async () => {
    remote.on("/jobs", (request, answer) => {
      answer.writeHead(200, { "content-length": "100" });
      answer.write("half", () => request.socket.destroy());
    });
    await expect(get(`${remote.origin}/jobs`)).rejects.toThrow(/ended the connection|connection failed/);
  });

  it("reads no body of an answer without one", async () => {
    remote.on("/jobs", (_request, answer) =>
      answer.writeHead(503, { "retry-after": "60" }).end("x".repeat(99)),
    );
    const { status, headers, body } = await get(`${remote.origin}/jobs`);
    expect([status, headers["retry-after"], body]).toEqual([503, "60", []]);
  });
});
