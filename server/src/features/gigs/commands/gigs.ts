import type { GigFields } from "@candor/contract/gigs/shapes";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import type { Actor } from "../../../platform/events/log.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { jsonText } from "../../../platform/json-text.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { isMerged } from "../../organizations/queries/merges.ts";
import { gigById, openGigsOf } from "../queries/gigs.ts";
import { announceGig, type GigParts } from "./parts.ts";

interface NewGig {
  readonly organizationId: string;
  readonly fields: GigFields;
}

/** Posts a gig for one of the caller's organizations. */
export async function createGig(
  parts: GigParts,
  scope: ProScope,
  { organizationId, fields }: NewGig,
  repeat: Repeat | undefined,
): Promise<{ id: string }> {
  const { database, clock } = parts;
  const organization_id = idOf(organizationId) ?? -1;
  if (!scope.organizationIds.includes(organization_id)) throw new Problem("not-found");
  const now = clock.now();
  return database.write((writer) =>
    once(writer, repeat, now, async () => {
      await database.dialect.hold(writer, "organization", organization_id);
      // Merged since the gate.
      if (await isMerged(writer, organization_id)) throw new Problem("not-found");
      const open = await openGigsOf(writer, organization_id);
      if (open.length >= limits.openGigs) throw new Problem("too-many-gigs");
      const { id } = await writer
        .insertInto("gig")
        .values({ ...columnsOf(fields), organization_id, created_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await announceGig(parts, writer, { name: "gig-opened", actor: scope }, { id, organization_id });
      return { id: String(id) };
    }),
  );
}

/** Changes an open gig. Proposals that were sent keep their budget and their date. */
export async function changeGig(
  parts: GigParts,
  scope: ProScope,
  id: string,
  fields: GigFields,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const gig = await ownGig(parts, writer, scope, id);
    if (gig.closed_at !== null) throw new Problem("gig-closed");
    await writer.updateTable("gig").set(columnsOf(fields)).where("id", "=", gig.id).execute();
    await announceGig(parts, writer, { name: "gig-changed", actor: scope }, gig);
  });
}

/** Takes no more proposals. Answers to those that were sent are still owed. */
export async function closeGig(parts: GigParts, scope: ProScope, id: string): Promise<void> {
  await parts.database.write(async (writer) =>
    close(parts, writer, await ownGig(parts, writer, scope, id), scope),
  );
}

/** Closes the gigs of an organization that nobody answers for anymore. */
export async function closeGigsOf(parts: GigParts, organizationId: number): Promise<void> {
  for (const { id } of await openGigsOf(parts.database.read, organizationId))
    await parts.database.write(async (writer) => {
      const gig = await heldGig(parts, writer, id);
      // Moved meanwhile, or claimed: its new owner decides.
      if (gig?.claimed === 0) await close(parts, writer, gig);
    });
}

type Closing = Awaited<ReturnType<typeof ownGig>>;

async function close(parts: GigParts, writer: Writer, gig: Closing, actor?: Actor): Promise<void> {
  if (gig.closed_at !== null) return;
  await writer.updateTable("gig").set({ closed_at: parts.clock.now() }).where("id", "=", gig.id).execute();
  await announceGig(parts, writer, { name: "gig-closed", ...(actor && { actor }) }, gig);
}

/** One of the caller's organizations' gigs, locked for this transaction; 404 for any other. */
async function ownGig(parts: GigParts, writer: Writer, { organizationIds }: ProScope, text: string) {
  const gig = await heldGig(parts, writer, idOf(text) ?? -1);
  if (!gig || !organizationIds.includes(gig.organization_id)) throw new Problem("not-found");
  return gig;
}

async function heldGig({ database }: GigParts, writer: Writer, id: number) {
  await database.dialect.hold(writer, "gig", id);
  return gigById(writer, id);
}

export function columnsOf({ title, description, budget, place, skills, answerBusinessDays }: GigFields) {
  return {
    title,
    description,
    budget: budget.kind,
    amount_from: budget.from,
    amount_to: budget.to,
    place: place === "" ? null : place,
    skills_json: jsonText(skills),
    answer_business_days: answerBusinessDays,
  };
}
