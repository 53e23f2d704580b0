import type { FeedbackLine } from "@candor/contract/pipeline/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { jsonText } from "../../../platform/json-text.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { FeedbackGiven } from "../events.ts";
import { applicationOf } from "../queries/applications.ts";
import { colleaguesOn } from "../queries/colleagues.ts";
import { requirementsOn } from "../queries/feedback.ts";
import type { PipelineParts } from "./each.ts";

/** Saves what a Pro thinks of an applicant, in place of what they said before. No lines: they give no feedback. */
export async function giveFeedback(
  { database, clock, events }: PipelineParts,
  scope: ProScope,
  applicationId: string,
  lines: readonly FeedbackLine[],
): Promise<void> {
  await database.write(async (writer) => {
    const application = await applicationOf(writer, scope, applicationId);
    await refuseUnasked(writer, application.id, lines);
    const now = clock.now();
    const lines_json = jsonText(lines);
    const { id } = await writer
      .insertInto("application_feedback")
      .values({ application_id: application.id, account_id: scope.accountId, lines_json, given_at: now })
      .onConflict((conflict) =>
        conflict.columns(["application_id", "account_id"]).doUpdateSet({ lines_json, changed_at: now }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    const colleagues = await colleaguesOn(writer, application);
    await events.append(writer, {
      name: "feedback-given",
      subject: "application-feedback",
      subjectId: id,
      ...actorOf(scope),
      payload: {
        applicationId: application.id,
        organizationId: application.organization_id,
        colleagues: colleagues.map(({ account_id }) => account_id).filter((one) => one !== scope.accountId),
        title: application.title,
      },
    } satisfies FeedbackGiven);
  });
}

/** Each line must be about one of the posting's requirements, and no two about the same. */
async function refuseUnasked(read: Reader, applicationId: number, lines: readonly FeedbackLine[]) {
  const open = new Set(await requirementsOn(read, applicationId));
  const fields = lines.flatMap(({ requirement }, index) =>
    open.delete(requirement)
      ? []
      : [{ path: `/lines/${index}/requirement`, key: "validation.feedbackRequirement" } as const],
  );
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
}
