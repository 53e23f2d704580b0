import { createHmac } from "node:crypto";
import type { InterviewLink } from "@candor/contract/interviews/routes";
import { isMailedToken, mailedToken, rowOfToken } from "../../session/rules/mailed-token.ts";

/** The application that a link is for, and the account that has it. */
interface Interviewed {
  readonly id: number;
  readonly posting_id: number;
  readonly account_id: number;
}

interface Lifetime {
  /** How many times earlier links were ended. */
  readonly links: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What a valid link claims. */
export interface ReadLink extends Lifetime {
  readonly applicationId: number;
  readonly userId: string;
}

/**
 * The address of an interview. Its last part is a signature of everything else in it, so that a changed part is
 * detected without reading any record: the answer, and the time it takes, are the same whatever exists.
 */
export function linkTo(secret: string, application: Interviewed, lifetime: Lifetime): InterviewLink {
  const named = {
    applicationId: String(application.id),
    jobId: String(application.posting_id),
    userId: readerOf(secret, application),
  };
  const row = signedRow(named, lifetime.links, Math.floor(lifetime.expiresAt / 1000));
  return { ...named, obfuscatedId: `${lifetime.links}-${mailedToken(secret, "interview", row)}` };
}

export function pathOf({ applicationId, jobId, userId, obfuscatedId }: InterviewLink): string {
  return `/interview/${applicationId}/${jobId}/${userId}/${obfuscatedId}`;
}

/** Undefined for a link that was never ours. A link that was may still have expired or ended. */
export function readLink(secret: string, link: InterviewLink): ReadLink | undefined {
  const [, links = "", token = ""] = /^(0|[1-9]\d{0,5})-(.*)$/.exec(link.obfuscatedId) ?? [];
  const seconds = rowOfToken(token);
  if (seconds === undefined) return undefined;
  const row = signedRow(link, Number(links), seconds);
  if (!isMailedToken(secret, "interview", row, token)) return undefined;
  const { applicationId, userId } = link;
  return {
    applicationId: Number(applicationId),
    userId,
    links: Number(links),
    expiresAt: seconds * 1000,
  };
}

/** A number for one applicant of one application. Means nothing elsewhere, and changes when the application moves. */
export function readerOf(secret: string, { id, account_id }: Omit<Interviewed, "posting_id">): string {
  const digest = createHmac("sha256", secret).update(`interview-reader:${id}:${account_id}`).digest();
  return String(digest.readUIntBE(0, 6));
}

type Named = Omit<InterviewLink, "obfuscatedId">;

function signedRow({ applicationId, jobId, userId }: Named, links: number, seconds: number) {
  return {
    id: seconds,
    salt: `${links}:${[applicationId, jobId, userId].map(encodeURIComponent).join("/")}`,
  };
}
