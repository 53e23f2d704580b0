import type { Reader } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { isMailedToken, rowOfToken } from "../session/rules/mailed-token.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import { type HostedRow, hostedById } from "./queries/hosted.ts";
import { confirmationRow } from "./rules/confirmation.ts";

declare const confirmed: unique symbol;

/** Proof of the mail that asks whether a posting is still open. It lets its holder answer that, and nothing else. */
export interface ConfirmationScope {
  readonly posting: HostedRow;
  readonly [confirmed]: true;
}

/** A link is valid until its posting is confirmed: the next deadline makes the next link. */
export async function confirmationGate(
  read: Reader,
  keys: Keyring,
  token: string,
): Promise<ConfirmationScope> {
  const posting = await hostedById(read, rowOfToken(token) ?? -1);
  const row = posting && confirmationRow(posting);
  if (!posting || !row || !isMailedToken(codeSecret(keys), "still-open", row, token))
    throw new Problem("proof-refused");
  return { posting } as ConfirmationScope;
}
