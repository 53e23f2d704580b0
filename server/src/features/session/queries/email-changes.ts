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
  if (!change) throw new Problem("email-change-expired");
  const fault = await faultOf(read, judging, scope, change);
  if (fault) throw new Problem(fault);
  return change;
}

/** How soon after a confirmation the same one counts as its second click, in milliseconds. */
const secondClick = 10_000;

/** The email change of a mailed code that the caller confirmed a moment ago. */
export async function justConfirmed(
  read: Reader,
  judging: Judging,
  { accountId }: Owner,
  code: string,
): Promise<Change | undefined> {
  const change = await changeOfCode(read, judging, code);
  if (!change || change.account_id !== accountId || change.confirmed_at === null) return undefined;
  return judging.clock.now() - change.confirmed_at <= secondClick ? change : undefined;
}

export type Change = NonNullable<Awaited<ReturnType<typeof changeOfCode>>>;

async function changeOfCode(read: Reader, { keys }: Judging, code: string) {
  const id = rowOfToken(code);
  if (id === undefined) return undefined;
  const change = await read.selectFrom("email_change").selectAll().where("id", "=", id).executeTakeFirst();
  return change && isMailedToken(codeSecret(keys), "email-change", change, code) ? change : undefined;
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
