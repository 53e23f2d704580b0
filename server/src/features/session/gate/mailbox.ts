import type { Writer } from "../../../platform/database/database.ts";
import { useCode } from "../commands/use-code.ts";
import type { Guesser } from "../rules/client.ts";
import type { CodePurpose } from "../rules/codes.ts";
import type { GateParts } from "./parts.ts";
import type { MailboxScope } from "./scopes.ts";

/**
 * Takes a mailed code, and uses it up in the transaction that acts on it. Undefined if the code is refused: the
 * transaction has to commit anyway, to count the wrong try.
 */
export async function mailboxGate(
  parts: Pick<GateParts, "clock" | "keys">,
  writer: Writer,
  shown: { readonly email: string; readonly code: string; readonly guesser: Guesser } & CodePurpose,
): Promise<MailboxScope | undefined> {
  const used = await useCode(parts, writer, shown);
  return used && ({ email: used.email } as MailboxScope);
}
