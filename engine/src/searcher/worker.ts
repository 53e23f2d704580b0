import { parentPort, workerData } from "node:worker_threads";
import { within } from "../query/deadline.ts";
import {
  refusals,
  type SearcherReply,
  type SearcherRequest,
  type SearcherStart,
  type SearcherTask,
} from "./protocol.ts";
import { Searcher } from "./searcher.ts";

const searcher = new Searcher((workerData as SearcherStart).titleWeights);

parentPort!.on("message", (request: SearcherRequest) => {
  if (request.kind === "publish") {
    searcher.publish(request.publication);
    reply({ kind: "published" });
  } else if (request.kind === "release") searcher.release(request.generations);
  else answer(request);
});

function answer(task: SearcherTask & { readonly milliseconds: number }): void {
  try {
    const found = within(task.milliseconds, () => find(task));
    reply(
      task.kind === "search" ? { kind: "listed", json: JSON.stringify(found) } : { kind: "found", found },
    );
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    reply({ kind: "failed", message, refusal: isRefusal(name) ? name : undefined });
  }
}

function find(task: SearcherTask): unknown {
  const { kind, generation } = task;
  if (kind === "search") return searcher.search(generation, task.request);
  if (kind === "totals") return searcher.totals(generation, task.requests);
  if (kind === "explain") return searcher.explain(generation, task.request, task.posting);
  if (kind === "correct") return searcher.corrections(generation, task.request);
  if (kind === "places") return searcher.places(generation, task.request);
  return searcher.suggest(generation, task.request);
}

function isRefusal(name: string): name is keyof typeof refusals {
  return name in refusals;
}

function reply(message: SearcherReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort!.postMessage(message);
}
