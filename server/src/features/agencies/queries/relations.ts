import type { AgencyState } from "@candor/contract/agencies/states";
import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";

export type RelationRow = Awaited<ReturnType<typeof relationsOf>>[number];

/** The states of a relation that is still open or in force. */
export const liveStates = ["asked", "confirmed"] as const satisfies readonly AgencyState[];

/** An organization's agencies and clients, newest first. */
export async function relationsOf(read: Reader, organizationId: number, most: number) {
  return relations(read)
    .where((e) => e.or([e(agencyId, "=", organizationId), e(clientId, "=", organizationId)]))
    .orderBy("relation.id", "desc")
    .limit(most)
    .execute();
}

export async function relationById(read: Reader, id: number): Promise<RelationRow | undefined> {
  return relations(read).where("relation.id", "=", id).executeTakeFirst();
}

/** By number; `posting` is null for a relation about all postings. */
export interface Pair {
  readonly agency: number;
  readonly client: number;
  readonly posting: number | null;
}

/** Everything that an agency asked a client, newest first. */
export async function askedOf(read: Reader, { agency, client }: Omit<Pair, "posting">) {
  return read
    .selectFrom("agency_relation")
    .select(["id", "state", "posting_id", "decided_at", "ended_at", "ended_side"])
    .where("agency_id", "=", agency)
    .where("client_id", "=", client)
    .orderBy("id", "desc")
    .execute();
}

/** What an agency's clients confirm now. */
export async function confirmedFor(read: Reader, agency: number) {
  return relations(read)
    .where(agencyId, "=", agency)
    .where("relation.state", "=", "confirmed")
    .where("whole_agency.claimed", "=", 1)
    .where("whole_client.claimed", "=", 1)
    .execute();
}

/** The numbers of an organization's relations, on either side, that are neither refused nor ended. */
export async function liveWith(read: Reader, organizationId: number) {
  return relations(read)
    .where((e) => e.or([e(agencyId, "=", organizationId), e(clientId, "=", organizationId)]))
    .where("relation.state", "in", liveStates)
    .orderBy("relation.id")
    .execute();
}

/** While a merge holds, a merged organization's relations belong to the whole. */
const agencyId = sql<number>`coalesce(agency.merged_into_id, agency.id)`;
const clientId = sql<number>`coalesce(client.merged_into_id, client.id)`;

function relations(read: Reader) {
  return read
    .selectFrom("agency_relation as relation")
    .innerJoin("organization as agency", "agency.id", "relation.agency_id")
    .innerJoin("organization as whole_agency", (join) => join.on("whole_agency.id", "=", agencyId))
    .innerJoin("organization as client", "client.id", "relation.client_id")
    .innerJoin("organization as whole_client", (join) => join.on("whole_client.id", "=", clientId))
    .leftJoin("hosted_posting as hosted", "hosted.posting_id", "relation.posting_id")
    .leftJoin("posting", "posting.id", "relation.posting_id")
    .select(["relation.id", "relation.state", "relation.posting_id", "relation.asked_by"])
    .select(["relation.asked_at", "relation.decided_at", "relation.ended_at"])
    .select([agencyId.as("agencyId"), clientId.as("clientId"), "posting.title"])
    .select(["whole_agency.name as agencyName", "whole_agency.slug as agencySlug"])
    .select(["whole_client.name as clientName", "whole_client.slug as clientSlug"]);
}
