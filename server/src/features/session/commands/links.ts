import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { currentLocale } from "@candor/contract/messages/locale";
import type { ProblemCode } from "@candor/contract/problems";
import type * as contract from "@candor/contract/session/routes";
import type { z } from "zod";
import type { Reader } from "../../../platform/database/database.ts";
import { minute } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { refuseUnknownDomain } from "../gate/known-domain.ts";
import { countMailed } from "../gate/mailing.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { accountByEmail, unprovedAccount } from "../queries/accounts.ts";
import { ownerOfPreferencesLink } from "../queries/mailed.ts";
import type { AskingDevice, Client } from "../rules/client.ts";
import { codeSecret } from "../rules/codes.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import { isMailedToken, rowOfToken } from "../rules/mailed-token.ts";
import { maskedEmail } from "../rules/masked-email.ts";
import { announce, type SessionParts } from "./announce.ts";
import { takeSignUp } from "./codes.ts";
import { logInByMailbox } from "./mailbox-log-in.ts";
import { startProvisional } from "./provisional.ts";
import type { LogIn, StartedSession } from "./start.ts";

interface Asked {
  readonly email: string;
  readonly redirect?: string | undefined;
  /** Whether it completes an earlier sign-up on this device. */
  readonly again?: boolean | undefined;
  readonly device: AskingDevice;
}

/** Prepares a sign-in link and announces it. Resolves to the key that identifies the asking browser later. */
export async function requestLink(
  parts: SessionParts,
  { email, redirect, again = false, device }: Asked,
): Promise<{ browserKey: string }> {
  refuseUnknownDomain(parts, email);
  const browserKey = randomBytes(32).toString("base64url");
  await parts.database.write(async (writer) => {
    await countMailed(parts, writer, email, device);
    const { id } = await writer
      .insertInto("login_link")
      .values({
        email,
        redirect: redirect ?? null,
        locale: currentLocale(),
        completes_sign_up: again ? 1 : 0,
        salt: randomBytes(16).toString("base64url"),
        browser_hash: hashOfCookie(browserKey),
        created_at: parts.clock.now(),
        used_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await announce(parts, writer, {
      name: "link-requested",
      subject: "login-link",
      subjectId: id,
      payload: { loginLinkId: id },
    });
  });
  return { browserKey };
}

/** Says whose a live link is, its purpose, and how it relates to the caller. Doesn't use it up. */
export async function inspectLink(
  parts: SessionParts,
  { token, browserKey, scope }: { token: string; browserKey: string | undefined; scope: Asking },
): Promise<z.input<typeof contract.inspectLink.answer>> {
  const { read } = parts.database;
  const link = await livingLink(parts, read, token);
  const { email } = link ?? (await ownerOf(parts, read, token, "proof-refused"));
  const own = browserKey !== undefined && hashOfCookie(browserKey) === link?.browser_hash;
  const named = await accountByEmail(read, email);
  const signedIn = scope !== undefined && named?.id === scope.accountId;
  const proves = link !== undefined && !signedIn && (await isBegunWith(read, email, scope));
  const purpose = link ? "sign-in" : "preferences";
  return { purpose, maskedEmail: maskedEmail(email), own, signedIn, proves };
}

type Asking = Pick<SessionScope, "accountId" | "email"> | undefined;

async function isBegunWith(read: Reader, email: string, scope: Asking): Promise<boolean> {
  return (
    scope?.email === email && (await unprovedAccount(read, { accountId: scope.accountId })) !== undefined
  );
}

/**
 * Exchanges a sign-in link for a session, once; its first use creates the account, with this device's sign-up if there
 * is one. The link in an optional mail gives a provisional session each time.
 */
export async function logInWithLink(
  parts: SessionParts,
  { token, client, scope }: { token: string; client: Client; scope: SessionScope | undefined },
): Promise<StartedSession | LogIn> {
  return parts.database.write(async (writer) => {
    const link = await livingLink(parts, writer, token);
    if (!link)
      return startProvisional(parts, writer, await ownerOf(parts, writer, token, "credential-refused"));
    const { numUpdatedRows } = await writer
      .updateTable("login_link")
      .set({ used_at: parts.clock.now() })
      .where("id", "=", link.id)
      .where("used_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem("credential-refused");
    const { email } = link;
    const person =
      link.completes_sign_up === 1 ? await takeSignUp(writer, email, client.deviceHash) : undefined;
    const started = await logInByMailbox(parts, writer, { email, person, client, scope });
    await announce(parts, writer, {
      name: "link-followed",
      subject: "account",
      subjectId: started.accountId,
      actorId: started.accountId,
      payload: { loginLinkId: link.id },
    });
    return started;
  });
}

async function ownerOf({ clock, keys }: SessionParts, read: Reader, token: string, refusal: ProblemCode) {
  const owner = await ownerOfPreferencesLink(read, { token, keys, now: clock.now() });
  if (!owner) throw new Problem(refusal);
  const { accountId, email, alertId } = owner;
  return { accountId, email, ...(alertId !== undefined && { alertId }) };
}

async function livingLink({ clock, keys }: SessionParts, read: Reader, token: string) {
  const id = rowOfToken(token);
  if (id === undefined) return undefined;
  const link = await read
    .selectFrom("login_link")
    .selectAll()
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("created_at", ">", clock.now() - limits.linkMinutes * minute)
    .executeTakeFirst();
  return link && isMailedToken(codeSecret(keys), "sign-in", link, token) ? link : undefined;
}
