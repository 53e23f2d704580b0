import { parentPort } from "node:worker_threads";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";

/** The dictionaries hold the language's words, names, and the most common leaked passwords. */
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

/** One question, and the id that its answer carries. */
export interface Question {
  readonly id: number;
  readonly password: string;
  readonly own: readonly string[];
}

parentPort?.on("message", ({ id, password, own }: Question) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, strength: estimator.check(password, [...own]).score });
});
