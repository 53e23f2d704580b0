import type { LoaderFunctionArgs } from "react-router";
import { ownApplication } from "../../applications/read-application.ts";
import { charitiesFor } from "../../interviews/read-charities.ts";
import { readOwn } from "../../interviews/read-own.ts";
import { answerLines, questionLabel } from "../../interviews/words.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = { requiresAuth: true };

/** M-42: the transcript as a file, in words for people and values for programs. */
export async function loader(args: LoaderFunctionArgs) {
  const application = await ownApplication(args);
  const { call } = args.context.get(pageContext);
  const { questions, answers, sent } = await readOwn(call, application.id);
  const charities = await charitiesFor(call, questions);
  const copy = {
    application: application.id,
    job: application.job.title,
    organization: application.job.organization.name,
    ...(sent !== undefined && { sent }),
    answers: questions.map(({ name, state }) => ({
      question: questionLabel(name),
      state,
      text: answerLines(name, answers, charities),
    })),
    values: answers,
  };
  return new Response(JSON.stringify(copy, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="interview-${application.id}.json"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
