import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { partiesOf } from "../../applications/queries/parties.ts";
import { mayRead } from "../../blocks/queries/hidden.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { InterviewEvent } from "../events.ts";
import { nextLinkAt } from "../views/records.ts";
import { heldInterview, type InterviewParts, put } from "./parts.ts";

/** A Pro asks for the interview: earlier links end, and a new one is mailed only to the applicant. */
export async function ask(parts: InterviewParts, scope: ProScope, id: string): Promise<void> {
  const applicationId = idOf(id) ?? -1;
  const now = parts.clock.now();
  await parts.database.write(async (writer) => {
    const state = await heldInterview(parts, writer, applicationId);
    if (!state || !(await mayRead(writer, scope, state.application))) throw new Problem("not-found");
    if (state.closedAt !== undefined) throw new Problem("application-final");
    if (state.sentAt !== undefined && state.deletedAt === undefined) throw new Problem("interview-sent");
    const wait = nextLinkAt(state) - now;
    if (wait > 0) throw new Problem("too-many-requests", { retryAfter: Math.ceil(wait / 1000) });
    await put(writer, applicationId, {
      links: state.links + 1,
      links_ended_at: now,
      sent_at: null,
      deleted_at: null,
    });
    await parts.events.append(writer, {
      name: "interview-asked",
      subject: "interview",
      subjectId: applicationId,
      ...actorOf(scope),
      payload: await partiesOf(writer, state.application),
    } satisfies InterviewEvent);
  });
}
