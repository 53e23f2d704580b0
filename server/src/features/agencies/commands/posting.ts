import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { AgencyEvent } from "../events.ts";
import { clientOf } from "../queries/named.ts";
import { liveStates, type Pair } from "../queries/relations.ts";
import type { AgencyParts } from "./parts.ts";

/** Sets the client of a posting. Seekers see the client while that organization confirms it. */
export async function nameOn(
  parts: AgencyParts,
  writer: Writer,
  scope: ProScope,
  { agency, client, posting }: Pair & { readonly posting: number },
): Promise<void> {
  await parts.database.dialect.hold(writer, "posting", posting);
  const row = await clientOf(writer, posting);
  if (row?.organization_id !== agency) throw new Problem("job-not-found");
  if (row.clientId !== client) await setClient(parts, writer, scope, { ...row, client });
}

/** Makes a posting its own organization's again. */
export async function dropClient(parts: AgencyParts, scope: ProScope, text: string): Promise<void> {
  await parts.database.write(async (writer) => {
    const id = idOf(text) ?? -1;
    await parts.database.dialect.hold(writer, "posting", id);
    const row = await clientOf(writer, id);
    if (!row || !scope.organizationIds.includes(row.organization_id)) throw new Problem("job-not-found");
    if (row.clientId !== null) await setClient(parts, writer, scope, { ...row, client: null });
  });
}

interface Set {
  readonly id: number;
  readonly organization_id: number;
  readonly client: number | null;
}

async function setClient(
  { clock, events }: AgencyParts,
  writer: Writer,
  scope: ProScope,
  { id, organization_id: organizationId, client }: Set,
): Promise<void> {
  await writer
    .updateTable("hosted_posting")
    .set({ client_id: client })
    .where("posting_id", "=", id)
    .execute();
  // A request or confirmation for this posting alone is about a client that it no longer names.
  await writer
    .updateTable("agency_relation")
    .set({ state: "ended", ended_at: clock.now(), ended_by: scope.accountId, ended_side: "agency" })
    .where("posting_id", "=", id)
    .where("state", "in", liveStates)
    .execute();
  await events.append(writer, {
    name: "posting-client-set",
    subject: "posting",
    subjectId: id,
    ...actorOf(scope),
    payload: { organizationId },
  } satisfies AgencyEvent);
}
