import { accountNamed } from "../../../platform/account-records.ts";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { newPro } from "../../organizations/rules/new-pro.ts";
import type { AccountEvent } from "../events.ts";
import { nameOfAddress } from "../rules/name.ts";

export type AccountParts = ChangeParts;

/**
 * At startup, makes the configured person an administrator; announces it only if they were not. A person who lost the
 * right gets it back only if nobody else has it: a restart must not undo what another administrator did. Resolves to
 * whether they are one.
 */
export async function ensureAdministrator(parts: AccountParts, email: string): Promise<boolean> {
  const { read } = parts.database;
  const known = await read
    .selectFrom("account")
    .select(["id", "administrator"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (known?.administrator === 1) return true;
  if (known && (await lostRight(read, known.id)) && (await hasAdministrator(read))) return false;
  await setAdministrator(parts, email, { granted: true });
  return true;
}

async function lostRight(read: Reader, accountId: number): Promise<boolean> {
  const lost = await read
    .selectFrom("event")
    .select("sequence")
    .where("subject", "=", "account")
    .where("subject_id", "=", accountId)
    .where("name", "=", "administrator-revoked" satisfies AccountEvent["name"])
    .limit(1)
    .executeTakeFirst();
  return lost !== undefined;
}

async function hasAdministrator(read: Reader): Promise<boolean> {
  const one = await read
    .selectFrom("account")
    .select("id")
    .where("administrator", "=", 1)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** Grants or revokes the administrator right, even before the person's first sign-in. */
export async function setAdministrator(
  parts: AccountParts,
  email: string,
  { granted }: Pick<Right, "granted">,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const accountId = await accountNamed(writer, { email, now: parts.clock.now(), isProved: false });
    await setRight(parts, writer, { accountId, granted });
  });
}

interface Right {
  readonly accountId: number;
  readonly granted: boolean;
  /** The administrator who decided it, with the record of why; absent for the operator's command. */
  readonly by?: { readonly actorId: number; readonly actId: number };
}

export async function setRight(
  { events }: Pick<AccountParts, "events">,
  writer: Writer,
  { accountId, granted, by }: Right,
): Promise<void> {
  await writer
    .updateTable("account")
    .set({ administrator: granted ? 1 : 0 })
    .where("id", "=", accountId)
    .execute();
  await events.append(writer, {
    name: granted ? "administrator-granted" : "administrator-revoked",
    subject: "account",
    subjectId: accountId,
    ...(by && { actorId: by.actorId }),
    payload: by ? { actId: by.actId } : {},
  } satisfies AccountEvent);
}

/**
 * Makes a person a Pro of an organization, and its owner if it has none; resolves to false if no organization has that
 * name.
 */
export async function appointPro(
  parts: AccountParts,
  email: string,
  organizationKey: string,
): Promise<boolean> {
  return parts.database.write(async (writer) => {
    const organization = await writer
      .selectFrom("organization")
      .select(["id", "name"])
      .where("name_key", "=", organizationKey)
      .executeTakeFirst();
    if (!organization) return false;
    const accountId = await accountNamed(writer, { email, now: parts.clock.now(), isProved: false });
    await parts.database.dialect.hold(writer, "organization", organization.id);
    await addMember(writer, { accountId, organizationId: organization.id, now: parts.clock.now() });
    await addPro(writer, { accountId, email, organization, now: parts.clock.now() });
    await writer.updateTable("organization").set({ claimed: 1 }).where("id", "=", organization.id).execute();
    await parts.events.append(writer, {
      name: "pro-appointed",
      subject: "account",
      subjectId: accountId,
      payload: { organizationId: organization.id },
    } satisfies AccountEvent);
    return true;
  });
}

async function addMember(
  writer: Writer,
  { accountId, organizationId, now }: { accountId: number; organizationId: number; now: number },
): Promise<void> {
  const owner = await writer
    .selectFrom("membership")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("role", "=", "owner")
    .executeTakeFirst();
  const role = owner ? "recruiter" : "owner";
  await writer
    .insertInto("membership")
    .values({ organization_id: organizationId, account_id: accountId, role, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "account_id"])
        .doUpdateSet({ role })
        .where("membership.role", "=", "reader"),
    )
    .execute();
}

async function addPro(
  writer: Writer,
  pro: { accountId: number; email: string; organization: { id: number; name: string }; now: number },
): Promise<void> {
  const known = await writer
    .selectFrom("pro")
    .select("id")
    .where("account_id", "=", pro.accountId)
    .where("organization_id", "=", pro.organization.id)
    .executeTakeFirst();
  if (known) return;
  const { organization, accountId, email, now } = pro;
  const name = nameOfAddress(email);
  await writer
    .insertInto("pro")
    .values(newPro({ organizationId: organization.id, accountId, name, now }))
    .execute();
}
