import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { keptAnswer } from "./shapes.ts";

const one = { params: z.object({ id: idText }), gate: "own-record", limit: "writing" } as const;

export const listAnswers = route({
  method: "GET",
  path: "/rest/answers",
  summary: "One's kept answers to questions of postings",
  gate: "session",
  status: 200,
  answer: z.object({ answers: z.array(keptAnswer).describe("The one that was used last comes first.") }),
  large: true,
  problems: ["unauthorized"],
  limit: "session",
});

export const changeAnswer = route({
  ...one,
  method: "PUT",
  path: "/rest/answers/{id}",
  summary: "Change a kept answer; applications that were sent keep theirs",
  body: z.object({ answer: z.string().trim().max(limits.answerCharacters) }),
  status: 204,
  problems: ["unauthorized", "not-found"],
});

export const forgetAnswer = route({
  ...one,
  method: "DELETE",
  path: "/rest/answers/{id}",
  summary: "Forget a kept answer; applications that were sent keep theirs",
  status: 204,
  problems: ["unauthorized", "not-found"],
});
