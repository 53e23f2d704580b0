import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { partiesOf } from "../../applications/queries/parties.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { InterviewEvent } from "../events.ts";
import { heldInterview, type InterviewParts, put } from "./parts.ts";

/** M-42. Deletes the applicant's answers, for both sides. If they weren't sent yet, the interview starts over. */
export async function remove(parts: InterviewParts, scope: SessionScope, id: string): Promise<void> {
  const applicationId = idOf(id) ?? -1;
  await parts.database.write(async (writer) => {
    const state = await heldInterview(parts, writer, applicationId);
    if (state?.application.account_id !== scope.accountId) throw new Problem("not-found");
    await writer.deleteFrom("interview_answer").where("application_id", "=", applicationId).execute();
    if (state.sentAt === undefined || state.deletedAt !== undefined) return;
    await put(writer, applicationId, { deleted_at: parts.clock.now() });
    await parts.events.append(writer, {
      name: "interview-deleted",
      subject: "interview",
      subjectId: applicationId,
      ...actorOf(scope),
      payload: await partiesOf(writer, state.application),
    } satisfies InterviewEvent);
  });
}
