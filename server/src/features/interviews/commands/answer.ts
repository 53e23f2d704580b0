import type { InterviewAnswers } from "@candor/contract/interviews/shapes";
import type { InterviewQuestion } from "@candor/contract/values";
import { Problem } from "../../../platform/http/problem.ts";
import type { InterviewScope } from "../gate.ts";
import { answerFaults, tidy } from "../rules/answers.ts";
import { type InterviewParts, interviewByLink } from "./parts.ts";

/** A later answer to a question replaces the earlier one. Without an answer, the question is skipped. */
export async function answer(
  parts: InterviewParts,
  scope: InterviewScope,
  question: InterviewQuestion,
  body: InterviewAnswers,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const state = await interviewByLink(parts, writer, scope);
    if (state.sentAt !== undefined) throw new Problem("interview-sent");
    const isGiven = body[question] !== undefined;
    const fields = isGiven ? answerFaults(question, body, state.answers.skills ?? []) : [];
    if (fields.length > 0) throw new Problem("invalid-request", { fields });
    const columns = {
      answer_json: isGiven ? JSON.stringify(tidy(question, body)) : null,
      answered_at: parts.clock.now(),
    };
    await writer
      .insertInto("interview_answer")
      .values({ application_id: scope.applicationId, question, ...columns })
      .onConflict((conflict) => conflict.columns(["application_id", "question"]).doUpdateSet(columns))
      .execute();
  });
}
