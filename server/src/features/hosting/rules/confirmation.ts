import { mailedToken } from "../../session/rules/mailed-token.ts";

interface Confirmable {
  readonly id: number;
  readonly confirm_by: number | null;
}

/** The token in the mail that asks for one confirmation; undefined if none is due. */
export function confirmationToken(secret: string, posting: Confirmable): string | undefined {
  const row = confirmationRow(posting);
  return row && mailedToken(secret, "still-open", row);
}

/** A token belongs to one deadline. */
export function confirmationRow({ id, confirm_by }: Confirmable) {
  return confirm_by === null ? undefined : { id, salt: String(confirm_by) };
}
