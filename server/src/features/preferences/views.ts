import type { Preferences } from "@candor/contract/preferences/shapes";
import { preferenceChannels, preferenceKinds } from "@candor/contract/values";
import type { PreferencesScope } from "../session/gate/scopes.ts";
import { maskedEmail } from "../session/rules/masked-email.ts";
import type { PreferenceRow } from "./queries.ts";

/** E-23: every preference, with this person's choice. */
export function preferencesView(
  { accountId, email }: PreferencesScope,
  rows: readonly PreferenceRow[],
): Preferences {
  const isRefused = (kind: string, channel: string) =>
    rows.some((row) => row.kind === kind && row.channel === channel && row.wanted === 0);
  return {
    accountId: String(accountId),
    maskedEmail: maskedEmail(email),
    preferences: preferenceChannels.flatMap((channel) =>
      preferenceKinds.map((kind) => ({ kind, channel, wanted: !isRefused(kind, channel) })),
    ),
  };
}
