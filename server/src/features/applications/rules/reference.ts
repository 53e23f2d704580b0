import { isMailedToken, mailedToken } from "../../session/rules/mailed-token.ts";

interface Owned {
  readonly id: number;
  readonly account_id: number;
}

/**
 * What mails about an application name it by: made for the account that it then has, so that it says nothing once the
 * application has moved. It opens nothing.
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
