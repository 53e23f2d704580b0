import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Origin } from "../../platform/http/origin.ts";
import { Problem } from "../../platform/http/problem.ts";

declare const proof: unique symbol;

/** Proof of the key of somebody's drafts, minted here and nowhere else. */
export interface DraftScope {
  /** SHA-256 of the key; the key itself is stored nowhere. */
  readonly keyHash: string;
  readonly [proof]: true;
}

/** Where a call shows the key of its drafts. */
export const draftHeader = "candor-draft";

/** Where a browser keeps it. */
export function draftCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-draft" : "candor-draft";
}

/** By the random key alone: whoever has no key has no drafts, and learns nothing of others'. */
export function draftGate(request: FastifyRequest): DraftScope {
  const scope = draftOf(request);
  if (!scope) throw new Problem("not-found");
  return scope;
}

export function draftOf(request: Pick<FastifyRequest, "headers">): DraftScope | undefined {
  const key = request.headers[draftHeader];
  if (typeof key !== "string" || !/^[\w-]{40,60}$/.test(key)) return undefined;
  return { keyHash: createHash("sha256").update(key).digest("base64url") } as DraftScope;
}
