import type { FastifyRequest } from "fastify";
import type { Selectable } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import type { AccountDeletionTable } from "../../platform/database/tables/own-data.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { liveSession } from "../session/queries/live.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { isMailedToken, rowOfToken } from "../session/rules/mailed-token.ts";
import { type Keyring, readExportToken } from "../session/rules/tokens.ts";

declare const downloads: unique symbol;

/** Proof of a link to the export of this account, made in a session that is still alive. */
export interface ExportScope {
  readonly accountId: number;
  readonly [downloads]: true;
}

/** Takes the token in the address. Whatever is wrong with it, the answer is 404. */
export function exportGate({ read, keys, clock }: GateParts) {
  return async ({ query }: FastifyRequest): Promise<ExportScope> => {
    const { token } = query as { token?: unknown };
    const now = clock.now();
    const subject = await readExportToken(keys, typeof token === "string" ? token : "", now);
    const live = subject && (await liveSession(read, subject.sessionId, now));
    if (!subject || live?.accountId !== subject.accountId) throw new Problem("not-found");
    return { accountId: subject.accountId } as ExportScope;
  };
}

declare const mailed: unique symbol;

/** Proof of the mail about one deletion. Its holder can call it off, and see the receipt. */
export interface DeletionScope {
  readonly deletion: Selectable<AccountDeletionTable>;
  readonly [mailed]: true;
}

export async function deletionGate(read: Reader, keys: Keyring, token: string): Promise<DeletionScope> {
  const deletion = await read
    .selectFrom("account_deletion")
    .selectAll()
    .where("id", "=", rowOfToken(token) ?? -1)
    .executeTakeFirst();
  if (!deletion || !isMailedToken(codeSecret(keys), "deletion", deletion, token))
    throw new Problem("proof-refused");
  return { deletion } as DeletionScope;
}
