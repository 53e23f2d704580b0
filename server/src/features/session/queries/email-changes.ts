import type { ProblemCode } from "@candor/contract/problems";
import type { Clock } from "../../../platform/clock.ts";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { codeSecret } from "../rules/codes.ts";
import { isMailedToken, rowOfToken } from "../rules/mailed-token.ts";
import type { Keyring } from "../rules/tokens.ts";

/** The account of a scope, or of a mail's link. */
export type Owner = Pick<SessionScope, "accountId">;

interface Judging {
  readonly clock: Clock;
  readonly keys: Keyring;
}

/** The email change of a mailed code, if the caller may still confirm it; otherwise throws. */
export async function openEmailChange(
  read: Reader,
  judging: Judging,
  scope: SessionScope,
  code: string,
): Promise<Change> {
  const change = await changeOfCode(read, judging, code);
  await refuseFault(read, judging, scope, change);
  return change;
}

/** Like `openEmailChange`, but the second of two clicks also finds what the first one has just confirmed. */
export async function changeToConfirm(
  read: Reader,
  judging: Judging,
  scope: SessionScope,
  code: string,
): Promise<Change> {
  const change = await changeOfCode(read, judging, code);
  if (!isJustConfirmed(change, scope, judging.clock.now())) await refuseFault(read, judging, scope, change);
  return change;
}

/** How soon after a confirmation the same one counts as its second click, in milliseconds. */
const secondClick = 10_000;

function isJustConfirmed(change: Change, { accountId }: Owner, now: number): boolean {
  const { account_id, confirmed_at } = change;
  return account_id === accountId && confirmed_at !== null && now - confirmed_at <= secondClick;
}

async function refuseFault(
  read: Reader,
  judging: Judging,
  scope: SessionScope,
  change: Change,
): Promise<void> {
  const fault = await faultOf(read, judging, scope, change);
  if (fault) throw new Problem(fault);
}

export type Change = Awaited<ReturnType<typeof changeOfCode>>;

async function changeOfCode(read: Reader, { keys }: Judging, code: string) {
  const id = rowOfToken(code);
  const change =
    id === undefined
      ? undefined
      : await read.selectFrom("email_change").selectAll().where("id", "=", id).executeTakeFirst();
  if (!change || !isMailedToken(codeSecret(keys), "email-change", change, code))
    throw new Problem("email-change-expired");
  return change;
}

/** why a change that its code names can't be confirmed. */
async function faultOf(
  read: Reader,
  { clock }: Judging,
  scope: SessionScope,
  change: Change,
): Promise<ProblemCode | undefined> {
  if (change.account_id !== scope.accountId) return "email-change-wrong-user";
  if (change.cancelled_at !== null) return "email-change-cancelled";
  if (change.confirmed_at !== null || change.expires_at <= clock.now()) return "email-change-expired";
  const newest = await newestChange(read, scope);
  return newest?.id === change.id ? undefined : "email-change-wrong-email";
}

/** The last change that the account asked for. */
export async function newestChange(read: Reader, { accountId }: SessionScope) {
  return read
    .selectFrom("email_change")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The last change that took this address away from the account. */
export async function replacementOf(
  read: Reader | Writer,
  { accountId, email }: Owner & { readonly email: string },
) {
  return read
    .selectFrom("email_change")
    .select(["id", "cancelled_at"])
    .where("account_id", "=", accountId)
    .where("old_email", "=", email)
    .where("confirmed_at", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether another account has the address. */
export async function isTaken(read: Reader | Writer, email: string, { accountId }: Owner): Promise<boolean> {
  const other = await read
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .where("id", "!=", accountId)
    .executeTakeFirst();
  return other !== undefined;
}
