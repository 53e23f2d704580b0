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
  switch (request.kind) {
    case "publish":
      searcher.publish(request.publication);
      reply({ kind: "published" });
      break;
    case "release":
      searcher.release(request.generations);
      break;
    default:
      answer(request);
  }
});

function answer(task: SearcherTask & { readonly milliseconds: number }): void {
  try {
    reply({ kind: "found", found: within(task.milliseconds, () => find(task)) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    reply({ kind: "failed", message, refusal: isRefusal(name) ? name : undefined });
  }
}

function find(task: SearcherTask): unknown {
  switch (task.kind) {
    case "search":
      return searcher.search(task.generation, task.request);
    case "explain":
      return searcher.explain(task.generation, task.request, task.posting);
    case "correct":
      return searcher.corrections(task.generation, task.request);
    case "places":
      return searcher.places(task.generation, task.request);
    case "suggest":
      return searcher.suggest(task.generation, task.request);
  }
}

function isRefusal(name: string): name is keyof typeof refusals {
  return name in refusals;
}

function reply(message: SearcherReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort!.postMessage(message);
}
