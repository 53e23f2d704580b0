import type { FastifyRequest } from "fastify";
import type { FileKeeper } from "../../../platform/file-records.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type Upload, uploadOf } from "../../../platform/uploads/parts.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { liveSession } from "../../session/queries/live.ts";
import { readFileToken, readResumeToken, readToken } from "../../session/rules/tokens.ts";

declare const proof: unique symbol;

/** Proof of a token that opens all of this account's own resumes, or just one. */
export interface DownloadScope {
  readonly accountId: number;
  /** Absent if it opens all. */
  readonly resumeId?: number;
  readonly [proof]: "download";
}

/** Proof of a Pro's token that opens the resume of one application. */
export interface ApplicationFileScope {
  readonly accountId: number;
  readonly applicationId: number;
  /** The administrator who acts as that account. */
  readonly impersonatorId: number | null;
  readonly [proof]: "application-file";
}

/** Proof of the key of an upload in parts. */
export interface UploadScope extends Upload {
  readonly [proof]: "upload";
}

/** Takes the token in the address. Whatever is wrong with it, the answer is 404. */
export function downloadGate(parts: GateParts) {
  return async (request: FastifyRequest): Promise<DownloadScope> => {
    const now = parts.clock.now();
    const token = tokenOf(request);
    const subject =
      (await readToken(parts.keys, "download", token, now)) ??
      (await readResumeToken(parts.keys, token, now));
    return mint<DownloadScope>(await alive(parts, subject));
  };
}

export function applicationFileGate(parts: GateParts) {
  return async (request: FastifyRequest): Promise<ApplicationFileScope> => {
    const now = parts.clock.now();
    const subject = await readFileToken(parts.keys, tokenOf(request), now);
    return mint<ApplicationFileScope>(await alive(parts, subject));
  };
}

/** Takes the key in the address. Nobody else learns whether there is such an upload. */
export function uploadGate({ database, clock }: Pick<FileKeeper, "database" | "clock">) {
  return async (request: FastifyRequest): Promise<UploadScope> => {
    const { key } = request.params as { key: string };
    return mint<UploadScope>(await uploadOf(database.read, key, clock.now()));
  };
}

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === "string" ? token : "";
}

/** A token dies with the session that it was made in. */
async function alive<Subject extends { readonly accountId: number; readonly sessionId: string }>(
  { read, clock }: GateParts,
  subject: Subject | undefined,
): Promise<Subject & { readonly impersonatorId: number | null }> {
  const live = subject && (await liveSession(read, subject.sessionId, clock.now()));
  if (!subject || live?.accountId !== subject.accountId) throw new Problem("not-found");
  return { ...subject, impersonatorId: live.impersonatorId };
}

function mint<Scope>(subject: Omit<Scope, typeof proof>): Scope {
  return subject as Scope;
}
