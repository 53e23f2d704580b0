import { LRUCache } from "lru-cache";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import { chatCompletion, faultOf } from "./chat-completion.ts";

/** A language model. What it says is text from outside: whoever asks checks it. */
export interface Model {
  /** The JSON that it answers; nothing where it fails, which is an ordinary outcome. */
  ask(instruction: string, data: string): Promise<unknown>;
}

const keptAnswers = 500;

/** Milliseconds for the whole of an answer. */
const usualPatience = 2000;

/** Answers are kept, and what is asked by several at once is asked once. Neither question nor answer is logged. */
export function openModel(
  settings: NonNullable<Config["model"]>,
  log: Logger,
  patience = usualPatience,
): Model {
  const answers = new LRUCache<string, { readonly json: unknown }>({
    max: keptAnswers,
    // Nothing is not kept: the same is asked again.
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
