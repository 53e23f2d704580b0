import { message } from "@candor/contract/messages/message";
import type { PreferenceChange, Preferences } from "@candor/contract/preferences/shapes";
import { type PreferenceKind, preferenceChannels, preferenceKinds } from "@candor/contract/values";
import { isoTime } from "../../platform/iso-time.ts";
import type { PreferencesScope } from "../session/gate/scopes.ts";
import { maskedEmail } from "../session/rules/masked-email.ts";
import type { changesOf, PreferenceRow } from "./queries/preferences.ts";
import { isChosen } from "./rules/chosen.ts";
import { maskedNumber } from "./rules/sms/masked-number.ts";

/** What else is known about a person and their address. */
interface OfAddress {
  /** The kinds of mail that the address has stopped. */
  readonly stopped: readonly PreferenceKind[];
  /** Set while optional mails wait because mails to the address came back. */
  readonly bounced: { readonly last_at: number } | undefined;
  /** Undefined for somebody who answers for no organization. */
  readonly digest: boolean | undefined;
  /** Undefined if no text messages are sent. */
  readonly texts: Texts | undefined;
  /** Undefined if no push services are called. */
  readonly push: Preferences["push"];
}

/** What is known about somebody's phone. */
interface Texts {
  readonly from: string;
  readonly row: { readonly number: string; readonly proved_at: number | null } | undefined;
  readonly isStopped: boolean;
}

/** E-23: every preference, with this person's choice. */
export function preferencesView(
  { accountId, email }: PreferencesScope,
  rows: readonly PreferenceRow[],
  { stopped, bounced, digest, texts, push }: OfAddress,
): Preferences {
  const leads = { email: true, sms: isProved(texts?.row), push: (push?.browsers ?? 0) > 0 };
  const channels = preferenceChannels.filter((channel) => leads[channel]);
  const isStopped = (kind: PreferenceKind, channel: string) =>
    channel === "email" ? stopped.includes(kind) : channel === "sms" && texts?.isStopped;
  return {
    accountId: String(accountId),
    maskedEmail: maskedEmail(email),
    ...(digest !== undefined && { digest }),
    ...(bounced && { unreachableSince: isoTime(bounced.last_at) }),
    ...(texts && { sms: textsView(texts) }),
    ...(push && { push }),
    preferences: channels.flatMap((channel) =>
      preferenceKinds.map((kind) => ({
        kind,
        channel,
        wanted: isChosen(rows, { kind, channel }) && !isStopped(kind, channel),
      })),
    ),
  };
}

function textsView({ from, row, isStopped }: Texts): Preferences["sms"] {
  const masked = row && maskedNumber(row.number);
  return {
    consent: message("sms.consent"),
    from,
    stopped: isStopped,
    ...(masked !== undefined && (isProved(row) ? { number: masked } : { asked: masked })),
  };
}

function isProved(row: Texts["row"]): boolean {
  return row !== undefined && row.proved_at !== null;
}

type ChangeRow = Awaited<ReturnType<typeof changesOf>>[number];

export function changeView({ channel, kind, wanted, by, changed_at: at }: ChangeRow): PreferenceChange {
  return { channel, kind, wanted: wanted === 1, by, changedAt: isoTime(at) };
}
