import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { OwnerScope } from "../../organizations/gate.ts";
import { ownOrganization, refuseFormerOwner } from "../../organizations/queries/own.ts";
import { liveStates, liveWith, relationById } from "../queries/relations.ts";
import { type AgencyParts, announceRelation } from "./parts.ts";

interface Named {
  readonly slug: string;
  readonly id: string;
}

/** A client's owner confirms or refuses, once, that an agency posts for the client. */
export async function answerAgency(
  parts: AgencyParts,
  scope: OwnerScope,
  { slug, id }: Named,
  isConfirmed: boolean,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const client = await ownOrganization(writer, scope, slug);
    await parts.database.dialect.hold(writer, "organization", client.id);
    await refuseFormerOwner(writer, scope, client.id);
    const relation = await relationById(writer, idOf(id) ?? -1);
    if (relation?.clientId !== client.id) throw new Problem("not-found");
    const { numUpdatedRows } = await writer
      .updateTable("agency_relation")
      .set({
        state: isConfirmed ? "confirmed" : "refused",
        decided_at: parts.clock.now(),
        decided_by: scope.accountId,
      })
      .where("id", "=", relation.id)
      .where("state", "=", "asked")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem("not-found");
    const name = isConfirmed ? "client-confirmed" : "client-refused";
    await announceRelation(parts, writer, { name, id: relation.id, agency: relation.agencyId, actor: scope });
  });
}

/** An owner of either side ends the relation. An agency can withdraw its request. */
export async function endAgency(parts: AgencyParts, scope: OwnerScope, { slug, id }: Named): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id: own } = await ownOrganization(writer, scope, slug);
    const relation = await relationById(writer, idOf(id) ?? -1);
    const side = relation?.agencyId === own ? "agency" : "client";
    if (!relation || (side === "client" && relation.clientId !== own)) throw new Problem("not-found");
    const { numUpdatedRows } = await writer
      .updateTable("agency_relation")
      .set({
        state: "ended",
        ended_at: parts.clock.now(),
        ended_by: scope.accountId,
        ended_side: side,
      })
      .where("id", "=", relation.id)
      .where("state", "in", side === "agency" ? liveStates : ["confirmed"])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem("not-found");
    const { agencyId: agency } = relation;
    await announceRelation(parts, writer, { name: "agency-ended", id: relation.id, agency, actor: scope });
  });
}

/** Ends an organization's relations: somebody else answers for it now, or nobody, so its people's agreements end. */
export async function endAgenciesOf(parts: AgencyParts, organizationId: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const relations = await liveWith(writer, organizationId);
    if (relations.length === 0) return;
    const ended = await writer
      .updateTable("agency_relation")
      .set({ state: "ended", ended_at: parts.clock.now() })
      .where(
        "id",
        "in",
        relations.map(({ id }) => id),
      )
      .where("state", "in", liveStates)
      .returning("id")
      .execute();
    const ids = new Set(ended.map(({ id }) => id));
    for (const { id, agencyId: agency } of relations)
      if (ids.has(id)) await announceRelation(parts, writer, { name: "agency-ended", id, agency });
  });
}

/** Ends what an account has confirmed since: somebody else was in it, and may have let their own agency post. */
export async function endDisownedAgenciesOf(
  parts: AgencyParts,
  { accountId, since }: { readonly accountId: number; readonly since: number },
): Promise<void> {
  await parts.database.write(async (writer) => {
    const ended = await writer
      .updateTable("agency_relation")
      .set({ state: "ended", ended_at: parts.clock.now() })
      .where("decided_by", "=", accountId)
      .where("decided_at", ">=", since)
      .where("state", "=", "confirmed")
      .returning(["id", "agency_id as agency"])
      .execute();
    for (const relation of ended)
      await announceRelation(parts, writer, { name: "agency-ended", ...relation });
  });
}
