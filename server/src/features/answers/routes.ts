import * as contract from "@candor/contract/answers/routes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { type AnswerParts, changeAnswer, forgetAnswer } from "./commands.ts";
import { answersOf } from "./queries.ts";
import { keptAnswerView } from "./views.ts";

/** M-35: the answers that a person keeps. Sending an application saves them. */
export function answerRoutes(serving: Serving, parts: AnswerParts, gates: GateParts): void {
  const own = sessionGate(gates);

  serve(serving, contract.listAnswers, own, async ({ scope }) => ({
    answers: (await answersOf(gates.read, scope)).map(keptAnswerView),
  }));

  serve(serving, contract.changeAnswer, own, ({ scope, params, body }) =>
    changeAnswer(parts, scope, params.id, body.answer),
  );

  serve(serving, contract.forgetAnswer, own, ({ scope, params }) => forgetAnswer(parts, scope, params.id));
}
