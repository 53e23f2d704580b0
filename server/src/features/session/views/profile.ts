import type { profile } from "@candor/contract/session";
import type { z } from "zod";

export interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly display_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** What a person sees of their own account. */
export function profileView(account: AccountRow): z.input<typeof profile> {
  return {
    id: String(account.id),
    email: account.email,
    emailAddress: account.email,
    ...(account.display_name !== null && { displayName: account.display_name }),
    ...(account.first_name !== null && { firstName: account.first_name }),
    ...(account.last_name !== null && { lastName: account.last_name }),
  };
}
