import { parentPort } from "node:worker_threads";
import type { SearcherReply, SearcherRequest } from "./protocol.ts";
import { Searcher } from "./searcher.ts";

const searcher = new Searcher();

parentPort!.on("message", (request: SearcherRequest) => {
  const reply = answer(request);
  if (reply) parentPort!.postMessage(reply);
});

function answer(request: SearcherRequest): SearcherReply | undefined {
  try {
    switch (request.kind) {
      case "publish":
        searcher.publish(request.publication);
        return { kind: "published" };
      case "release":
        searcher.release(request.generations);
        return undefined;
      case "search":
        return { kind: "found", found: searcher.search(request.generation, request.request) };
      case "suggest":
        return { kind: "found", found: searcher.suggest(request.generation, request.request) };
    }
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}
