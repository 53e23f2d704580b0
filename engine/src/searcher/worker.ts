import { parentPort, workerData } from "node:worker_threads";
import type { SearcherReply, SearcherRequest, SearcherStart } from "./protocol.ts";
import { Searcher } from "./searcher.ts";

const searcher = new Searcher((workerData as SearcherStart).titleWeights);

parentPort!.on("message", (request: SearcherRequest) => {
  switch (request.kind) {
    case "publish":
      searcher.publish(request.publication);
      reply({ kind: "published" });
      break;
    case "release":
      searcher.release(request.generations);
      break;
    case "search":
      answer(() => searcher.search(request.generation, request.request));
      break;
    case "explain":
      answer(() => searcher.explain(request.generation, request.request, request.posting));
      break;
    case "correct":
      answer(() => searcher.corrections(request.generation, request.request));
      break;
    case "places":
      answer(() => searcher.places(request.generation, request.request));
      break;
    case "suggest":
      answer(() => searcher.suggest(request.generation, request.request));
      break;
  }
});

function answer(find: () => unknown): void {
  try {
    reply({ kind: "found", found: find() });
  } catch (error) {
    reply({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

function reply(message: SearcherReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort!.postMessage(message);
}
