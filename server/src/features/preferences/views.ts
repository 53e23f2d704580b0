import type { PreferenceChange, Preferences } from "@candor/contract/preferences/shapes";
import { type PreferenceKind, preferenceChannels, preferenceKinds } from "@candor/contract/values";
import { isoTime } from "../../platform/iso-time.ts";
import type { PreferencesScope } from "../session/gate/scopes.ts";
import { maskedEmail } from "../session/rules/masked-email.ts";
import type { changesOf, PreferenceRow } from "./queries/preferences.ts";
import { isChosen } from "./rules/chosen.ts";

/** What is known of a person and their address beside their choices. */
interface OfAddress {
  /** The kinds that it has stopped. */
  readonly stopped: readonly PreferenceKind[];
  /** Mails that optional ones wait for. */
  readonly bounced: { readonly last_at: number } | undefined;
  /** Undefined for a person who answers for no organization. */
  readonly digest: boolean | undefined;
}

/** E-23: every preference, with this person's choice. */
export function preferencesView(
  { accountId, email }: PreferencesScope,
  rows: readonly PreferenceRow[],
  { stopped, bounced, digest }: OfAddress,
): Preferences {
  const isStopped = (kind: PreferenceKind, channel: string) => channel === "email" && stopped.includes(kind);
  return {
    accountId: String(accountId),
    maskedEmail: maskedEmail(email),
    ...(digest !== undefined && { digest }),
    ...(bounced && { unreachableSince: isoTime(bounced.last_at) }),
    preferences: preferenceChannels.flatMap((channel) =>
      preferenceKinds.map((kind) => ({
        kind,
        channel,
        wanted: isChosen(rows, { kind, channel }) && !isStopped(kind, channel),
      })),
    ),
  };
}

type ChangeRow = Awaited<ReturnType<typeof changesOf>>[number];

export function changeView({ channel, kind, wanted, by, changed_at: at }: ChangeRow): PreferenceChange {
  return { channel, kind, wanted: wanted === 1, by, changedAt: isoTime(at) };
}
