import { message } from "@candor/contract/messages/message";
import type { Preferences } from "@candor/contract/preferences/shapes";
import { type PreferenceKind, preferenceChannels, preferenceKinds } from "@candor/contract/values";
import type { Choosing } from "../../platform/mail/letter.ts";
import type { PreferencesScope } from "../session/gate/scopes.ts";
import { maskedEmail } from "../session/rules/masked-email.ts";
import type { PreferenceRow } from "./queries.ts";
import { isChosen } from "./rules/chosen.ts";

/** E-23: every preference, with this person's choice. `stopped` are the kinds that their address has stopped. */
export function preferencesView(
  { accountId, email }: PreferencesScope,
  rows: readonly PreferenceRow[],
  stopped: readonly PreferenceKind[],
): Preferences {
  const isStopped = (kind: PreferenceKind, channel: string) => channel === "email" && stopped.includes(kind);
  return {
    accountId: String(accountId),
    maskedEmail: maskedEmail(email),
    preferences: preferenceChannels.flatMap((channel) =>
      preferenceKinds.map((kind) => ({
        kind,
        channel,
        wanted: isChosen(rows, { kind, channel }) && !isStopped(kind, channel),
      })),
    ),
  };
}

interface Tokens {
  /** Opens the page with the choices, for some weeks. */
  readonly page: string;
  /** Stops mails of this kind, for as long as the mail is kept. */
  readonly off: string;
}

/** The end of an optional mail: a page for people, and a one-click address for mail programs. */
export function choosingOf(publicUrl: string, { page, off }: Tokens, wish: Choosing["wish"]): Choosing {
  const e = new URLSearchParams({ e: page }).toString();
  return {
    text: message("mail.choose"),
    href: `${publicUrl}/opt?${e}`,
    oneClick: `${publicUrl}/opt/off/${off}`,
    wish,
  };
}
