import type { MemberRole } from "@candor/contract/values";
import { nameKey } from "../../src/features/organizations/rules/name-key.ts";
import type { Reader } from "../../src/platform/database/database.ts";
import type { TestApp } from "./app.ts";

/** The name that new members give if their account has none. */
export const ownName = { firstName: "Grace", lastName: "Hopper" };

/** Makes an account a member of an organization, as if it had accepted an invitation; resolves to the member's id. */
export async function join(
  { parts: { database, clock } }: TestApp,
  { accountId }: { readonly accountId: string | number },
  role: MemberRole,
  organization: string,
): Promise<string> {
  const id = await organizationId(database.read, organization);
  return database.write(async (writer) => {
    const member = await writer
      .insertInto("membership")
      .values({ organization_id: id, account_id: Number(accountId), role, created_at: clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return String(member.id);
  });
}

/** The same for an account that may already be a member, in any role. */
export async function joinAgain(
  server: TestApp,
  account: { readonly accountId: string | number },
  role: MemberRole,
  organization: string,
): Promise<void> {
  const { database } = server.parts;
  const id = await organizationId(database.read, organization);
  await database.write((writer) =>
    writer
      .deleteFrom("membership")
      .where("account_id", "=", Number(account.accountId))
      .where("organization_id", "=", id)
      .execute(),
  );
  await join(server, account, role, organization);
}

/** An invitation whose link nobody has; resolves to its id. */
export async function invited(
  { parts: { database, clock } }: TestApp,
  { accountId }: { readonly accountId: string | number },
  organization: string,
): Promise<string> {
  const id = await organizationId(database.read, organization);
  return database.write(async (writer) => {
    const invitation = await writer
      .insertInto("member_invitation")
      .values({
        organization_id: id,
        email: "invited@example.com",
        role: "reader",
        salt: "",
        invited_by: Number(accountId),
        created_at: clock.now(),
        expires_at: clock.now() + 1,
        accepted_at: null,
        revoked_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return String(invitation.id);
  });
}

/** Somebody wrote to an organization; resolves to the lead's id. */
export async function aLead({ parts: { database, clock } }: TestApp, organization: string): Promise<string> {
  const id = await organizationId(database.read, organization);
  return database.write(async (writer) => {
    const lead = await writer
      .insertInto("lead")
      .values({
        organization_id: id,
        pro_id: null,
        form: "hire",
        first_name: "Grace",
        last_name: "Brewster",
        company: "",
        email: "",
        phone: "212",
        message: "",
        created_at: clock.now(),
        answer_by: clock.now(),
        answered_at: null,
        answered_by: null,
        answer: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return String(lead.id);
  });
}

export async function organizationId(read: Reader, name: string): Promise<number> {
  const { id } = await read
    .selectFrom("organization")
    .select("id")
    .where("name_key", "=", nameKey(name))
    .executeTakeFirstOrThrow();
  return id;
}
