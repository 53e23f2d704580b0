import type { Reader } from "../../../platform/database/database.ts";

/** A posting written here, with the client that its agency named; undefined for an import that nobody confirmed. */
export async function clientOf(read: Reader, postingId: number) {
  return read
    .selectFrom("hosted_posting")
    .innerJoin("posting", "posting.id", "hosted_posting.posting_id")
    .leftJoin("organization as client", "client.id", "hosted_posting.client_id")
    .select(["posting.id", "posting.organization_id", "posting.title", "posting.client_id as shownId"])
    .select(["hosted_posting.client_id as clientId", "client.name as clientName"])
    .where("posting.id", "=", postingId)
    .where("posting.life", "is not", null)
    .executeTakeFirst();
}

/** Counts the open postings of an organization and of its agencies, by the client they name. */
export async function countNamed(read: Reader, organizationId: number) {
  return read
    .selectFrom("posting")
    .select(["organization_id as agencyId", "client_id as clientId"])
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("client_id", "is not", null)
    .where("status", "=", "open")
    .where((e) => e.or([e("organization_id", "=", organizationId), e("client_id", "=", organizationId)]))
    .groupBy(["organization_id", "client_id"])
    .execute();
}

/** Agencies whose postings are marked as being for an organization, or shown so. */
export async function agenciesNaming(read: Reader, organizationId: number): Promise<number[]> {
  const said = await read
    .selectFrom("hosted_posting")
    .innerJoin("posting", "posting.id", "hosted_posting.posting_id")
    .select("posting.organization_id as id")
    .distinct()
    .where("hosted_posting.client_id", "=", organizationId)
    .execute();
  const shown = await read
    .selectFrom("posting")
    .select("organization_id as id")
    .distinct()
    .where("client_id", "=", organizationId)
    .execute();
  return [...said, ...shown].map(({ id }) => id);
}
