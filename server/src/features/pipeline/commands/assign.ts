import type { DecisionResult } from "@candor/contract/organizations/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { OwnedApplication } from "../queries/applications.ts";
import { colleaguesOn } from "../queries/colleagues.ts";
import { each, type PipelineParts } from "./each.ts";

interface Assignment {
  readonly applicationIds: readonly string[];
  /** `me`, `nobody`, or a member's id. */
  readonly assignee: string;
}

/** Sets who answers applications: somebody who may, in each application's organization. */
export async function assign(
  parts: PipelineParts,
  scope: ProScope,
  { applicationIds, assignee }: Assignment,
): Promise<DecisionResult[]> {
  return each(parts, scope, applicationIds, async (writer, application) => {
    const { id } = application;
    const nobody = assignee === "nobody";
    const account_id = nobody ? -1 : await accountOf(writer, scope, application, assignee);
    await writer.deleteFrom("application_assignment").where("application_id", "=", id).execute();
    if (nobody) return;
    await writer
      .insertInto("application_assignment")
      .values({ application_id: id, account_id, assigned_at: parts.clock.now() })
      .execute();
  });
}

async function accountOf(
  writer: Writer,
  scope: ProScope,
  application: OwnedApplication,
  assignee: string,
): Promise<number> {
  const colleagues = await colleaguesOn(writer, application);
  const found = colleagues.find(({ account_id, member_id }) =>
    assignee === "me" ? account_id === scope.accountId : member_id === idOf(assignee),
  );
  if (!found) throw new Problem("not-found");
  return found.account_id;
}
