import { isMailedToken, mailedToken } from "../../session/rules/mailed-token.ts";

interface Owned {
  readonly id: number;
  readonly account_id: number;
}

/**
 * How mails about an application refer to it. It is made for the account that has the application at the time, so it
 * means nothing after the application has moved. It grants no access.
 */
export function referenceTo(secret: string, application: Owned): string {
  return mailedToken(secret, "application", row(application));
}

export function isReferenceTo(secret: string, application: Owned, given: string): boolean {
  return isMailedToken(secret, "application", row(application), given);
}

function row({ id, account_id }: Owned) {
  return { id, salt: String(account_id) };
}
