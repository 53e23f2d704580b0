import { limits } from "@candor/contract/limits";
import type { PreferenceKind } from "@candor/contract/values";
import { day } from "../../../platform/durations.ts";
import type { Choosing } from "../../../platform/mail/letter.ts";
import { isWanted } from "../../preferences/queries.ts";
import { preferencesToken } from "../../preferences/rules.ts";
import { choosingOf } from "../../preferences/views.ts";
import { codeSecret } from "../../session/rules/codes.ts";
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
  { accountId, email }: Reader,
  kind: PreferenceKind,
  reason: string,
): Promise<Choosing | undefined> {
  if (!(await isWanted(parts.database.read, accountId, kind))) return undefined;
  const expiresAt = parts.clock.now() + limits.preferencesLinkDays * day;
  const link = { accountId, email, kind, reason, expiresAt };
  return choosingOf(parts.publicUrl(), preferencesToken(codeSecret(parts.keys), link));
}
