import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "../../../src/platform/durations.ts";
import { openBucket } from "../../../src/platform/storage/bucket.ts";
import { StorageUnavailable } from "../../../src/platform/storage/unavailable.ts";
import { forgetUploads } from "../../../src/platform/uploads/parts.ts";
import { person } from "../../harness/an-application.ts";
import { anS3Server, type S3Server } from "../../harness/an-s3-server.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let store: S3Server;
let server: TestApp;
let jane: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  store = await anS3Server();
  server = await startApp({ FILES_URL: store.url });
  jane = await person(server, "direct@example.com");
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const words = Buffer.from("Jane Doe\nKeeps lamps lit.");

async function start(bytes = words.length): Promise<{ key: string; put: string }> {
  const payload = { fileName: "jane.txt", bytes, direct: true };
  const { status, body } = await server.ask("POST", "/rest/uploads", { payload });
  expect(status).toBe(201);
  return body;
}

const bring = async (url: string, bytes: Buffer) =>
  (await fetch(url, { method: "PUT", body: new Uint8Array(bytes) })).status;
const keep = (key: string) => server.ask("POST", "/rest/resumes/uploads", { ...jane, payload: { key } });
const arrival = (put: string) => new URL(put).pathname.replace(/^\/candor\//, "");

it("a file store that doesn't answer is unavailable", async () => {
  const bucket = openBucket("http://KEY:SECRET@127.0.0.1:1/candor");
  await expect(bucket.put("files/a", words)).rejects.toThrow(StorageUnavailable);
});

describe("V-41 an upload by the method s3", () => {
  it("goes to the file store by its signed address, becomes a resume, and leaves nothing but its file", async () => {
    const { key, put } = await start();
    expect(await bring(put, words)).toBe(200);
    const { status, body } = await keep(key);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      fileName: "jane.txt",
      text: words.toString(),
      sha256: createHash("sha256").update(words).digest("hex"),
    });
    await server.parts.settled();
    const bucket = openBucket(store.url);
    expect(await bucket.get(arrival(put))).toBeUndefined();
    const { body: link } = await server.ask("GET", `/rest/resumes/${body.id}/link`, jane);
    const file = await server.app.inject({ method: "GET", url: link.url });
    expect(file.rawPayload.equals(words)).toBe(true);
    expect((await keep(key)).status).toBe(404);
  });

  it("is not complete before it was brought, or with another size than was said", async () => {
    const { key, put } = await start();
    expect((await keep(key)).body.code).toBe("parts-missing");
    await bring(put, Buffer.concat([words, words]));
    expect((await keep(key)).body.code).toBe("parts-missing");
    await bring(put, words.subarray(1));
    expect((await keep(key)).body.code).toBe("parts-missing");
    await bring(put, words);
    expect((await keep(key)).status).toBe(201);
  });

  it("has an address of its own, which is signed for that object and for 15 minutes", async () => {
    const addresses = await Promise.all([start(), start()]);
    const [one, other] = addresses.map(({ put }) => new URL(put));
    expect(one?.pathname).not.toBe(other?.pathname);
    expect(one?.searchParams.get("X-Amz-Signature")).toMatch(/^[0-9a-f]{64}$/);
    expect(one?.searchParams.get("X-Amz-Signature")).not.toBe(other?.searchParams.get("X-Amz-Signature"));
    expect(one?.searchParams.get("X-Amz-Expires")).toBe("900");
    expect(one?.searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;host");
    expect(one?.href).not.toContain("secret");
  });

  it("is forgotten with its object when nobody used it for a day", async () => {
    const { put } = await start();
    await bring(put, words);
    const bucket = openBucket(store.url);
    expect(await bucket.get(arrival(put))).toEqual(words);
    const { database, clock } = server.parts;
    await database.write((writer) => forgetUploads(writer, clock.now() + 2 * day, 10));
    await server.advance(2 * day);
    expect(await bucket.get(arrival(put))).toBeUndefined();
  });

  it("goes in parts where there is no file store", async () => {
    const plain = await startApp();
    try {
      const payload = { fileName: "jane.txt", bytes: 5, direct: true };
      const { body } = await plain.ask("POST", "/rest/uploads", { payload });
      expect(body).toMatchObject({ parts: 1, received: [] });
      expect(body.put).toBeUndefined();
    } finally {
      await plain.close();
    }
  });
});
