import { limits } from "@candor/contract/limits";
import type { PreferenceKind } from "@candor/contract/values";
import { day } from "../../../platform/durations.ts";
import type { Choosing } from "../../../platform/mail/letter.ts";
import { isWanted } from "../../preferences/queries/preferences.ts";
import { addressHash, offToken } from "../../preferences/rules/off-token.ts";
import { choosingOf } from "../../preferences/views.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { preferencesToken } from "../../session/rules/preferences-link.ts";
import type { MailingParts } from "./mailing.ts";

interface Reader {
  readonly accountId: number;
  readonly email: string;
}

/**
 * E-23: the links with which the reader of an optional mail turns such mails off; undefined if they have already.
 * `reason` is different for each mail.
 */
export async function choosingFor(
  parts: MailingParts,
  recipient: Reader,
  kind: PreferenceKind,
  reason: string,
): Promise<Choosing | undefined> {
  const { keys } = parts;
  const { accountId, email } = recipient;
  const address = { accountId, addressHash: addressHash(keys, email) };
  if (!(await isWanted(parts.database.read, address, kind))) return undefined;
  const expiresAt = parts.clock.now() + limits.preferencesLinkDays * day;
  const page = preferencesToken(codeSecret(keys), { accountId, email, kind, reason, expiresAt });
  const off = offToken(keys, { accountId, email, kind });
  return choosingOf(parts.publicUrl(), { page, off }, { accountId, kind });
}
