import type { Writer } from "../../../platform/database/database.ts";
import { useCode } from "../commands/use-code.ts";
import type { Guesser } from "../rules/client.ts";
import type { CodePurpose } from "../rules/codes.ts";
import type { GateParts } from "./parts.ts";
import type { MailboxScope } from "./scopes.ts";

/**
 * By a mailed code, which is used up in the transaction that acts on it. Undefined where it is refused: the transaction
 * has to commit even so, for a wrong try is counted in it.
 */
export async function mailboxGate(
  parts: Pick<GateParts, "clock" | "keys">,
  writer: Writer,
  shown: { readonly email: string; readonly code: string; readonly guesser: Guesser } & CodePurpose,
): Promise<MailboxScope | undefined> {
  const used = await useCode(parts, writer, shown);
  return used && ({ email: used.email } as MailboxScope);
}
