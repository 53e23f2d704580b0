import type { DecisionResult } from "@candor/contract/organizations/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { refusalView } from "../../applications/views/decisions.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { ApplicationsSorted } from "../events.ts";
import { applicationOf, type OwnedApplication } from "../queries/applications.ts";

/** What the commands of the pipeline need. */
export type PipelineParts = ChangeParts;

/**
 * Does the same to several applications. A refused one doesn't affect the others. They are locked in id order, so that
 * two colleagues who choose the same ones can't deadlock.
 */
export async function each(
  { database, events }: PipelineParts,
  scope: ProScope,
  ids: readonly string[],
  act: (writer: Writer, application: OwnedApplication) => Promise<void>,
): Promise<DecisionResult[]> {
  const results = new Map<string, DecisionResult>();
  await database.write(async (writer) => {
    const sorted = new Map<number, number[]>();
    for (const id of ids.toSorted((one, other) => (idOf(one) ?? -1) - (idOf(other) ?? -1)))
      results.set(id, await one(writer, id, sorted));
    for (const [organizationId, applicationIds] of sorted)
      await events.append(writer, {
        name: "applications-sorted",
        subject: "organization",
        subjectId: organizationId,
        ...actorOf(scope),
        payload: { applicationIds },
      } satisfies ApplicationsSorted);
  });
  return ids.map((id) => results.get(id) as DecisionResult);

  async function one(
    writer: Writer,
    applicationId: string,
    sorted: Map<number, number[]>,
  ): Promise<DecisionResult> {
    try {
      await database.dialect.hold(writer, "application", idOf(applicationId) ?? -1);
      const application = await applicationOf(writer, scope, applicationId);
      await act(writer, application);
      const { id, organization_id } = application;
      sorted.set(organization_id, [...(sorted.get(organization_id) ?? []), id]);
      return { applicationId };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { applicationId, problem: refusalView(error) };
    }
  }
}
