import { createHmac, hash } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it } from "vitest";
import { removeFile } from "../../../src/platform/file-records.ts";
import { openBucket } from "../../../src/platform/storage/bucket.ts";
import { bucketFiles } from "../../../src/platform/storage/bucket-files.ts";
import { StorageUnavailable } from "../../../src/platform/storage/unavailable.ts";
import { AwayError } from "../../../src/platform/tasks/queue.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

let store: Server;
afterEach(() => {
  store.closeAllConnections();
  store.close();
});

async function bucketThat(answers: RequestListener) {
  store = createServer(answers).listen(0, "127.0.0.1");
  await once(store, "listening");
  const { port } = store.address() as AddressInfo;
  return openBucket(`http://KEY:SECRET@127.0.0.1:${port}/candor`, 500);
}

/** Why a call failed; undefined if it goes on. */
function endOf(call: Promise<unknown>): Promise<unknown> {
  return Promise.race([call.catch((error: unknown) => error), wait(5000, undefined, { ref: false })]);
}

it("V-41 an address for an upload is signed for its number of bytes", async () => {
  const bucket = await bucketThat(() => {});
  const url = new URL(await bucket.addressToPut("arrivals/a", { bytes: 100, seconds: 900 }));
  const { signature, canonical } = expected(url, 100);
  expect(url.searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;host");
  expect(url.searchParams.get("X-Amz-Signature"), canonical).toBe(signature);
  expect(expected(url, 101).signature).not.toBe(signature);
});

/** What a store computes from a PUT of so many bytes (AWS Signature Version 4). */
function expected(url: URL, bytes: number) {
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .toSorted()
    .join("&");
  const canonical = `PUT\n${url.pathname}\n${query}\ncontent-length:${bytes}\nhost:${url.host}\n\ncontent-length;host\nUNSIGNED-PAYLOAD`;
  const time = url.searchParams.get("X-Amz-Date") ?? "";
  const scope = [time.slice(0, 8), "us-east-1", "s3", "aws4_request"];
  const text = ["AWS4-HMAC-SHA256", time, scope.join("/"), hash("sha256", canonical)].join("\n");
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part).digest(), "AWS4SECRET");
  return { canonical, signature: hmac(key, text).digest("hex") };
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);

describe("a file store", () => {
  it("that takes calls and never answers is given up", async () => {
    const bucket = await bucketThat(() => {});
    const asked = once(store, "request");
    const calls = [bucket.put("a", Buffer.alloc(5_000_000)), bucket.get("a"), bucket.remove("a")].map(endOf);
    await asked;
    collectGarbage();
    for (const end of await Promise.all(calls)) expect(end).toBeInstanceOf(StorageUnavailable);
  });

  it("that stops in the middle of a file is given up", async () => {
    const bucket = await bucketThat((_request, answer) => {
      answer.writeHead(200, { "content-length": 10 }).write("half");
    });
    const asked = once(store, "request");
    const call = endOf(bucket.get("a"));
    await asked;
    collectGarbage();
    expect(await call).toBeInstanceOf(StorageUnavailable);
  });

  it("that is away keeps a removal waiting until it is back, and nothing else", async () => {
    const files = bucketFiles(await bucketThat((_request, answer) => answer.writeHead(503).end()));
    const removal = removeFile.run({ files }, { storageKey: "0".repeat(32) }, {} as never);
    await expect(removal).rejects.toBeInstanceOf(AwayError);
    expect(removeFile.lane).toBe("files");
  });
});
