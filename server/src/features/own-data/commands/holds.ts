import type { Clock } from "../../../platform/clock.ts";
import type { Database, Reader } from "../../../platform/database/database.ts";

/** What a hold keeps: one application, or all of an organization's. */
type Held = { readonly applicationId: number } | { readonly organizationId: number };

interface HoldParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** What to hold, named by an application's number or an organization's address. */
export async function heldBy({ database: { read } }: HoldParts, named: string): Promise<Held | undefined> {
  if (/^\d{1,15}$/.test(named)) {
    const row = await read
      .selectFrom("application")
      .select("id")
      .where("id", "=", Number(named))
      .executeTakeFirst();
    return row && { applicationId: row.id };
  }
  const row = await read.selectFrom("organization").select("id").where("slug", "=", named).executeTakeFirst();
  return row && { organizationId: row.id };
}

/** From now on, no clock forgets it. A deletion that its person asks for still does. Resolves with the hold's number. */
export async function placeHold({ database, clock }: HoldParts, held: Held, reason: string): Promise<number> {
  const { id } = await database.write((writer) =>
    writer
      .insertInto("legal_hold")
      .values({
        application_id: "applicationId" in held ? held.applicationId : null,
        organization_id: "organizationId" in held ? held.organizationId : null,
        reason,
        placed_at: clock.now(),
        ended_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Resolves to false if there is no such hold in force. */
export async function endHold({ database, clock }: HoldParts, id: number): Promise<boolean> {
  const { numUpdatedRows } = await database.write((writer) =>
    writer
      .updateTable("legal_hold")
      .set({ ended_at: clock.now() })
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n;
}

export async function standingHolds(read: Reader) {
  return read
    .selectFrom("legal_hold")
    .leftJoin("organization", "organization.id", "legal_hold.organization_id")
    .select(["legal_hold.id", "legal_hold.application_id as applicationId", "organization.slug"])
    .select(["legal_hold.reason", "legal_hold.placed_at as placedAt"])
    .where("legal_hold.ended_at", "is", null)
    .orderBy("legal_hold.id")
    .execute();
}
