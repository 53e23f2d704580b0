import type { Reader } from "../../../platform/database/database.ts";
import { payloadOf } from "../../../platform/events/event-row.ts";
import { addressesOf } from "./addresses.ts";
import { announcementsOf } from "./announcements.ts";

/** What identifies somebody in records that name no account. */
export interface Person {
  readonly accountId: number;
  /** Email addresses that only this person has, and that they have proved. */
  readonly emails: readonly string[];
  /** Addresses that they typed and never proved: what came from them or went to them may be somebody else's. */
  readonly unproved: readonly string[];
  /** Full names, as the account, applications and proposals have them. */
  readonly names: readonly string[];
  /** Email addresses of those who were told about this person's applications and proposals. */
  readonly hirers: readonly string[];
  /** Sequences of the events that announced this person's leads and reports. */
  readonly announcements: readonly number[];
}

export async function personOf(read: Reader, accountId: number): Promise<Person> {
  const [{ emails, unproved }, names, hirers] = await Promise.all([
    addressesOf(read, accountId),
    namesOf(read, accountId),
    hirersOf(read, accountId),
  ]);
  return { accountId, emails, unproved, names, hirers, announcements: await announcementsOf(read, emails) };
}

async function namesOf(read: Reader, accountId: number): Promise<string[]> {
  const accounts = await read
    .selectFrom("account")
    .select(["first_name", "last_name", "display_name"])
    .where("id", "=", accountId)
    .execute();
  const applications = await read
    .selectFrom("application")
    .select(["first_name", "last_name"])
    .where("account_id", "=", accountId)
    .execute();
  const proposals = await read
    .selectFrom("gig_proposal")
    .select(["first_name", "last_name"])
    .where("account_id", "=", accountId)
    .execute();
  const full = [...accounts, ...applications, ...proposals].map(
    (row) => `${row.first_name ?? ""} ${row.last_name ?? ""}`,
  );
  const shown = accounts.map((row) => row.display_name ?? "");
  // A single word could be anybody's name.
  return [...new Set([...full, ...shown].map((name) => name.trim()))].filter((name) => name.includes(" "));
}

/** Addresses of those who belong to the organizations today, and of those who were told about events. */
async function hirersOf(read: Reader, accountId: number): Promise<string[]> {
  const own = read.selectFrom("application").where("account_id", "=", accountId);
  const proposals = read
    .selectFrom("gig_proposal")
    .innerJoin("gig", "gig.id", "gig_proposal.gig_id")
    .where("gig_proposal.account_id", "=", accountId);
  const members = await read
    .selectFrom("membership")
    .select("account_id")
    .where((e) =>
      e.or([
        e("organization_id", "in", own.select("organization_id")),
        e("organization_id", "in", proposals.select("gig.organization_id")),
      ]),
    )
    .execute();
  const told = await read
    .selectFrom("event")
    .select("payload_json")
    .where((e) =>
      e.or([
        e.and([e("subject", "=", "application"), e("subject_id", "in", own.select("id"))]),
        e.and([
          e("subject", "=", "gig-proposal"),
          e("subject_id", "in", proposals.select("gig_proposal.id")),
        ]),
      ]),
    )
    .execute();
  const ids = new Set([
    ...members.map((member) => member.account_id),
    ...told.flatMap((row) => payloadOf<{ payload: { hirers?: number[] } }>(row).hirers ?? []),
  ]);
  ids.delete(accountId);
  if (ids.size === 0) return [];
  const rows = await read
    .selectFrom("account")
    .select("email")
    .where("id", "in", [...ids])
    .execute();
  return rows.map(({ email }) => email);
}
