import { LRUCache } from "lru-cache";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import { chatCompletion, faultOf } from "./chat-completion.ts";

/** A language model. Its answers are untrusted input: callers must check them. */
export interface Model {
  /** The JSON in its answer; `undefined` if it fails, which is an ordinary outcome. */
  ask(instruction: string, data: string): Promise<unknown>;
}

const cachedAnswers = 500;

/** Milliseconds for the whole answer. */
const usualPatience = 2000;

/** Caches answers, and sends a concurrent question only once. Neither questions nor answers are logged. */
export function openModel(
  settings: NonNullable<Config["model"]>,
  log: Logger,
  patience = usualPatience,
): Model {
  const answers = new LRUCache<string, { readonly json: unknown }>({
    max: cachedAnswers,
    // Failures aren't cached: the question is asked again.
    fetchMethod: async (request) => {
      try {
        return { json: await chatCompletion(settings, request, patience) };
      } catch (error) {
        log.warn({ part: "model", fault: faultOf(error) }, "the model gave no answer");
        return undefined;
      }
    },
  });
  return {
    async ask(instruction, data) {
      const messages = [
        { role: "system", content: instruction },
        { role: "user", content: data },
      ];
      return (await answers.fetch(JSON.stringify({ model: settings.name, messages })))?.json;
    },
  };
}
