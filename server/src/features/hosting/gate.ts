import type { Reader } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { prosOf } from "../organizations/queries/members.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { rowOfToken } from "../session/rules/mailed-token.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import { type HostedRow, hostedById } from "./queries/hosted.ts";
import { holderOfToken } from "./rules/confirmation.ts";

declare const confirmed: unique symbol;

/**
 * Proof of the mail that asked one person whether a posting is still open, and that this person still answers for its
 * organization. It lets its holder answer that, and nothing else.
 */
export interface ConfirmationScope {
  readonly posting: HostedRow;
  readonly accountId: number;
  readonly [confirmed]: true;
}

/** A link is valid until its posting is confirmed: the next deadline makes the next link. */
export async function confirmationGate(
  read: Reader,
  keys: Keyring,
  token: string,
): Promise<ConfirmationScope> {
  const posting = await hostedById(read, rowOfToken(token) ?? -1);
  const pros = posting ? await prosOf(read, posting.organization_id) : [];
  const holder = posting && holderOfToken(codeSecret(keys), posting, pros, token);
  if (!posting || !holder) throw new Problem("proof-refused");
  return { posting, accountId: holder.accountId } as ConfirmationScope;
}
