import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { isMailedToken, rowOfToken } from "../session/rules/mailed-token.ts";

declare const proof: unique symbol;

/** Proof of the address of somebody's private calendar. It shows those dates and nothing else. */
export interface CalendarScope {
  readonly accountId: number;
  readonly [proof]: true;
}

/** Takes the token in the address. Whatever is wrong with it, the answer is 404. */
export function calendarGate({ read, keys }: GateParts) {
  return async (request: FastifyRequest): Promise<CalendarScope> => {
    const { token = "" } = request.params as { token?: string };
    const feed = await read
      .selectFrom("calendar_feed")
      .select(["id", "account_id", "salt"])
      .where("id", "=", rowOfToken(token) ?? -1)
      .executeTakeFirst();
    if (!feed || !isMailedToken(codeSecret(keys), "calendar", feed, token)) throw new Problem("not-found");
    return { accountId: feed.account_id } as CalendarScope;
  };
}
