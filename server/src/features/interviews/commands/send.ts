import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { partiesOf } from "../../applications/queries/parties.ts";
import type { InterviewEvent } from "../events.ts";
import type { InterviewScope } from "../gate.ts";
import { questionsOf } from "../rules/sequence.ts";
import { type InterviewParts, interviewByLink, put } from "./parts.ts";

/** Sends the answers. However often it is called, they are sent once. */
export async function send(parts: InterviewParts, scope: InterviewScope): Promise<void> {
  const { applicationId, applicant } = scope;
  await parts.database.write(async (writer) => {
    const state = await interviewByLink(parts, writer, scope);
    if (state.sentAt !== undefined) return;
    const open = questionsOf(state, { choseCharity: state.application.charity_id !== null })
      .filter((question) => question.state === "open")
      .map(({ name }) => ({ path: `/${name}`, key: "validation.answerRequired" }) as const);
    if (open.length > 0) throw new Problem("invalid-request", { fields: open });
    await put(writer, applicationId, { sent_at: parts.clock.now() });
    await parts.events.append(writer, {
      name: "interview-sent",
      subject: "interview",
      subjectId: applicationId,
      ...(applicant && actorOf(applicant)),
      payload: await partiesOf(writer, state.application),
    } satisfies InterviewEvent);
  });
}
