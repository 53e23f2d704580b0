import type { Writer } from "../../../platform/database/database.ts";
import { inBatches } from "../../../platform/database/in-batches.ts";
import { agenciesNaming } from "../../agencies/queries/named.ts";
import { confirmedFor } from "../../agencies/queries/relations.ts";
import type { PostingsChanged } from "../../jobs/events.ts";
import { type ClientedRow, clientedAfter } from "../queries/clients.ts";
import { isPrivate } from "../rules/life.ts";
import { noteChange } from "./note-change.ts";
import type { StepParts } from "./parts.ts";

/** Small enough that other writers hardly wait. */
const batchSize = 200;

/** Makes the postings of an organization, and those that are for it, name exactly the clients that confirm it. */
export async function settleClients(parts: StepParts, organizationId: number): Promise<void> {
  const agencies = await agenciesNaming(parts.database.read, organizationId);
  for (const agency of new Set([organizationId, ...agencies])) await settleAgency(parts, agency);
}

async function settleAgency(parts: StepParts, agency: number): Promise<void> {
  await inBatches(parts.database, async (writer, after) => {
    const rows = await clientedAfter(writer, agency, { after, most: batchSize });
    const relations = await confirmedFor(writer, agency);
    const changed = rows
      .map((row) => ({ row, shown: shownOn(row, relations) }))
      .filter(({ row, shown }) => shown?.clientId !== (row.shownId ?? undefined));
    for (const { row, shown } of changed) await show(parts, writer, row, shown);
    const ids = changed.map(({ row }) => row.id);
    const event: PostingsChanged = { name: "postings-changed", subject: "posting", payload: { ids } };
    if (ids.length > 0) await parts.events.append(writer, event);
    return rows.length < batchSize ? undefined : rows.at(-1)?.id;
  });
}

type Relation = Awaited<ReturnType<typeof confirmedFor>>[number];

/** The relation that allows a posting to name its client. */
function shownOn({ id, wantedId }: ClientedRow, relations: readonly Relation[]): Relation | undefined {
  return relations.find(
    ({ clientId, posting_id: only }) => clientId === wantedId && (only === null || only === id),
  );
}

/** The public log records it, unless nobody has seen the posting. */
async function show(
  { clock }: StepParts,
  writer: Writer,
  row: ClientedRow,
  shown: Relation | undefined,
): Promise<void> {
  await writer
    .updateTable("posting")
    .set({ client_id: shown?.clientId ?? null, changed_at: clock.now() })
    .where("id", "=", row.id)
    .execute();
  if (row.life === null || isPrivate(row.life)) return;
  const change = { field: "client", before: row.shownName ?? "", after: shown?.clientName ?? "" } as const;
  const edit = { kind: "edited", actor: "organization", fields: [change] } as const;
  await noteChange(writer, { posting_id: row.id, ...edit, at: clock.now() });
}
