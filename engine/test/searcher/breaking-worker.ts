import { parentPort } from "node:worker_threads";
import type { SearcherReply, SearcherRequest } from "../../src/searcher/protocol.ts";

/** A search worker that counts its publications, and breaks on a request for suggestions. */
let shown = 0;

parentPort!.on("message", ({ kind }: SearcherRequest) => {
  if (kind === "suggest") throw new Error("broken on purpose");
  if (kind === "publish") shown++;
  const reply: SearcherReply = kind === "publish" ? { kind: "published" } : { kind: "found", found: shown };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort!.postMessage(reply);
});
