import type { listIdentities } from "@candor/contract/identities/routes";
import type { SignInProvider } from "@candor/contract/values";
import type { z } from "zod";
import { isoTime } from "../../../platform/iso-time.ts";

interface IdentityRow {
  readonly id: number;
  readonly provider: SignInProvider;
  readonly linked_at: number;
}

export function identitiesView(
  rows: readonly IdentityRow[],
  providers: SignInProvider[],
): z.input<typeof listIdentities.answer> {
  return {
    identities: rows.map(({ id, provider, linked_at }) => ({
      id: String(id),
      provider,
      linkedAt: isoTime(linked_at),
    })),
    providers,
  };
}
