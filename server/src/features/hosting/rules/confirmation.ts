import { isMailedToken, mailedToken } from "../../session/rules/mailed-token.ts";

interface Confirmable {
  readonly id: number;
  readonly confirm_by: number | null;
}

/** The token in the mail that asks one person for one confirmation; undefined if none is due. */
export function confirmationToken(
  secret: string,
  posting: Confirmable,
  accountId: number,
): string | undefined {
  const row = confirmationRow(posting, accountId);
  return row && mailedToken(secret, "still-open", row);
}

/** Whose token it is, among those who may answer; undefined if it is nobody's. */
export function holderOfToken<Person extends { readonly accountId: number }>(
  secret: string,
  posting: Confirmable,
  people: readonly Person[],
  token: string,
): Person | undefined {
  return people.find(({ accountId }) => {
    const row = confirmationRow(posting, accountId);
    return row && isMailedToken(secret, "still-open", row, token);
  });
}

/** A token belongs to one deadline and to the person whose mail has it. */
function confirmationRow({ id, confirm_by }: Confirmable, accountId: number) {
  return confirm_by === null ? undefined : { id, salt: `${confirm_by}:${accountId}` };
}
