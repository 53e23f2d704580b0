import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Reader } from "../../platform/database/database.ts";
import type { Origin } from "../../platform/http/origin.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { rowOfToken } from "../session/rules/mailed-token.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import { sentFor } from "./queries/applications.ts";
import { applicationWithOwner } from "./queries/migrations.ts";
import { isReferenceTo } from "./rules/reference.ts";

declare const proof: unique symbol;
declare const referred: unique symbol;

/** Proof that the caller has the key of some drafts; created only here. */
export interface DraftScope {
  /** SHA-256 of the key; the key itself is never stored. */
  readonly keyHash: string;
  readonly [proof]: true;
}

/** The header that carries the key. */
export const draftHeader = "candor-draft";

/** The cookie that stores the key in a browser. */
export function draftCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-draft" : "candor-draft";
}

/** The random key is the only proof: without one there are no drafts, and nothing is revealed about others'. */
export function draftGate(request: FastifyRequest): DraftScope {
  const scope = draftOf(request);
  if (!scope) throw new Problem("not-found");
  return scope;
}

export function draftOf(request: Pick<FastifyRequest, "headers">): DraftScope | undefined {
  const key = request.headers[draftHeader];
  if (typeof key !== "string" || !/^[\w-]{40,60}$/.test(key)) return undefined;
  return { keyHash: hash("sha256", key, "base64url") } as DraftScope;
}

type WithOwner = NonNullable<Awaited<ReturnType<typeof applicationWithOwner>>>;

/** Proof that the caller has a mail about an application, or the application itself. It grants no access. */
export interface ReferenceScope extends WithOwner {
  readonly isOwn: boolean;
  readonly [referred]: true;
}

/**
 * Takes the reference in mails about an application. Refuses a reference made for an account that no longer has the
 * application, and a caller who has applied to the same posting: a person applies once.
 */
export async function referenceGate(
  read: Reader,
  keys: Keyring,
  { accountId }: SessionScope,
  reference: string,
): Promise<ReferenceScope> {
  const application = await applicationWithOwner(read, rowOfToken(reference) ?? -1);
  if (application?.account_id === accountId) return { ...application, isOwn: true } as ReferenceScope;
  if (!application || !isReferenceTo(codeSecret(keys), application, reference))
    throw new Problem("not-found");
  const own = await sentFor(read, accountId, application.posting_id);
  if (own !== undefined) throw new Problem("already-applied", { id: String(own) });
  return { ...application, isOwn: false } as ReferenceScope;
}
