import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { type HostedRow, hostedById } from "../queries/hosted.ts";
import type { StepParts } from "./parts.ts";

/** A posting of the caller's organizations, locked for this transaction; 404 for any other. */
export async function ownPosting(
  parts: StepParts,
  writer: Writer,
  { organizationIds }: ProScope,
  id: string,
): Promise<HostedRow> {
  const row = await heldPosting(parts, writer, idOf(id) ?? -1);
  if (!row || !organizationIds.includes(row.organization_id)) throw new Problem("job-not-found");
  return row;
}

/** Checks no authority: for the clock and the operator. */
export async function heldPosting(
  { database }: StepParts,
  writer: Writer,
  id: number,
): Promise<HostedRow | undefined> {
  await database.dialect.hold(writer, "posting", id);
  return hostedById(writer, id);
}
