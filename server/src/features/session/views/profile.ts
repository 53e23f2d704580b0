import type { profile } from "@candor/contract/session";
import type { z } from "zod";

export interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly display_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
  readonly postal_code: string | null;
  readonly password_hash: string | null;
}

/** What a person sees of their own account. */
export function profileView(account: AccountRow): z.input<typeof profile> {
  return {
    id: String(account.id),
    email: account.email,
    emailAddress: account.email,
    phones: account.phone === null ? [] : [{ number: account.phone, type: "mobile" }],
    location: { ...(account.postal_code !== null && { postal: account.postal_code }) },
    resumes: [],
    hasPassword: account.password_hash !== null,
    organizations: [],
    ...(account.display_name !== null && { displayName: account.display_name }),
    ...(account.first_name !== null && { firstName: account.first_name }),
    ...(account.last_name !== null && { lastName: account.last_name }),
  };
}
