import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import { hostedById } from "../queries/hosted.ts";
import { type ImportedRow, importedById } from "../queries/imported.ts";
import { organizationToHostFor } from "../queries/organization.ts";
import { faultsOf } from "../rules/faults.ts";
import { filledForm, followedForm, importedForm, type Unstated } from "../rules/imported-form.ts";
import { readPosting } from "../rules/reading.ts";
import { keepForm } from "./keep-form.ts";
import type { HostingParts } from "./parts.ts";
import { takeStep } from "./take-step.ts";

/**
 * Confirms imported postings: from now on the organization answers for them. One that can't be published as it is stays
 * imported, with its form saved for the editor; the others are confirmed.
 */
export async function adoptPostings(
  parts: HostingParts,
  scope: ProScope,
  slug: string,
  { ids, unstated }: { readonly ids: readonly string[]; readonly unstated: Unstated },
): Promise<{ confirmed: string[]; refused: string[] }> {
  return parts.database.write(async (writer) => {
    const { id: organizationId } = await ownOrganization(writer, scope, slug);
    const confirmed: string[] = [];
    const refused: string[] = [];
    const numbers = [...new Set(ids.map((text) => idOf(text) ?? -1))].toSorted((a, b) => a - b);
    // All of them before the first event locks the log, because others hold a posting while they wait for the log; and
    // always in the same order, so that two people who confirm the same postings wait for each other.
    for (const id of numbers) await parts.database.dialect.hold(writer, "posting", id);
    for (const id of numbers) {
      const row = await importedById(writer, organizationId, id);
      if (!row) throw new Problem("job-not-found");
      const isHosted =
        row.life !== null || (await adopt(parts, writer, scope, { row, organizationId, unstated }));
      (isHosted ? confirmed : refused).push(String(id));
    }
    return { confirmed, refused };
  });
}

interface Adopted {
  readonly row: ImportedRow;
  readonly organizationId: number;
  readonly unstated?: Unstated;
}

/** Whether the posting now belongs to the organization. The caller has locked it. */
export async function adopt(
  parts: HostingParts,
  writer: Writer,
  scope: ProScope,
  { row, organizationId, unstated = { remoteKind: "", jobType: "" } }: Adopted,
): Promise<boolean> {
  const source = importedForm(row, parts.places);
  const fields = filledForm(followedForm(row, source), unstated);
  const { columns, content } = readPosting(fields, parts.places);
  await keepForm(parts, writer, row.id, { fields, source });
  if (row.status !== "open" || faultsOf(fields, content, parts.clock.now()).length > 0) return false;
  const { pro } = await organizationToHostFor(writer, scope, String(organizationId));
  await writer
    .updateTable("posting")
    .set({ ...columns, pro_id: row.pro_id ?? pro?.id ?? null, changed_at: parts.clock.now() })
    .where("id", "=", row.id)
    .execute();
  const held = await hostedById(writer, row.id);
  if (!held) throw new Problem("job-not-found");
  await takeStep(parts, writer, held, { step: "adopt", by: "organization", actor: scope });
  return true;
}
