import type { MessagePort } from "node:worker_threads";
import { within } from "../query/deadline.ts";
import {
  refusals,
  type SearcherReply,
  type SearcherRequest,
  type SearcherStart,
  type SearcherTask,
} from "./protocol.ts";
import { Searcher } from "./searcher.ts";

/** Answers a pool's messages. */
export function serveSearcher(port: MessagePort, { titleWeights }: SearcherStart): void {
  const searcher = new Searcher(titleWeights);
  port.on("message", (request: SearcherRequest) => {
    if (request.kind === "release") searcher.release(request.generations);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    else port.postMessage(answer(searcher, request));
  });
}

type Answered = Exclude<SearcherRequest, { readonly kind: "release" }>;

function answer(searcher: Searcher, request: Answered): SearcherReply {
  if (request.kind !== "publish") return outcome(searcher, request);
  searcher.publish(request.publication);
  return { kind: "published" };
}

function outcome(searcher: Searcher, task: SearcherTask & { readonly milliseconds: number }): SearcherReply {
  try {
    const found = within(task.milliseconds, () => find(searcher, task));
    return task.kind === "search"
      ? { kind: "listed", json: JSON.stringify(found) }
      : { kind: "found", found };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { kind: "failed", message, refusal: isRefusal(name) ? name : undefined };
  }
}

function find(searcher: Searcher, task: SearcherTask): unknown {
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
