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
  return openBucket(`http://KEY:SECRET@127.0.0.1:${port}/candor`, 200);
}

/** Why a call failed; undefined if it goes on. */
function endOf(call: Promise<unknown>): Promise<unknown> {
  return Promise.race([call.catch((error: unknown) => error), wait(5000, undefined, { ref: false })]);
}

describe("a file store", () => {
  it("that takes calls and never answers is given up", async () => {
    const bucket = await bucketThat(() => {});
    const calls = [bucket.put("a", Buffer.alloc(5_000_000)), bucket.get("a"), bucket.remove("a")];
    await once(store, "request");
    collectGarbage();
    for (const call of calls) expect(await endOf(call)).toBeInstanceOf(StorageUnavailable);
  });

  it("that stops in the middle of a file is given up", async () => {
    const bucket = await bucketThat((_request, answer) => {
      answer.writeHead(200, { "content-length": 10 }).write("half");
    });
    const call = bucket.get("a");
    await once(store, "request");
    collectGarbage();
    expect(await endOf(call)).toBeInstanceOf(StorageUnavailable);
  });

  it("that is away keeps a removal waiting until it is back, and nothing else", async () => {
    const files = bucketFiles(await bucketThat((_request, answer) => answer.writeHead(503).end()));
    const removal = removeFile.run({ files }, { storageKey: "0".repeat(32) }, {} as never);
    await expect(removal).rejects.toBeInstanceOf(AwayError);
    expect(removeFile.lane).toBe("files");
  });
});
