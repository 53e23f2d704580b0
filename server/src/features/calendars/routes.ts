import * as contract from "@candor/contract/calendars/routes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { writtenFor } from "../../platform/mail/reader.ts";
import { decisionsOwedByPro, decisionsOwedTo } from "../applications/queries/decisions-due.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import type { SignedIn } from "../session/gate/scopes.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { mailedToken } from "../session/rules/mailed-token.ts";
import { type CalendarParts, makeFeed, revokeFeed } from "./commands.ts";
import { calendarGate } from "./gate.ts";
import { closingFor, dueTo, feedOf, interviewsOf, zoneOf } from "./queries.ts";
import { ownCalendar } from "./views.ts";

/** The private calendar: its address, and what calendar programs read there. */
export function calendarRoutes(serving: Serving, parts: CalendarParts, gates: GateParts): void {
  const { read, keys, clock, origin } = gates;
  const session = sessionGate(gates);

  const own = async (scope: SignedIn) => {
    const feed = await feedOf(read, scope);
    if (!feed) return {};
    const token = mailedToken(codeSecret(keys), "calendar", feed);
    return { url: `/rest/calendars/${token}/candor.ics`, made: isoTime(feed.made_at) };
  };

  serve(serving, contract.readCalendar, session, ({ scope }) => own(scope));

  serve(serving, contract.makeCalendar, session, async ({ scope }) => {
    await makeFeed(parts, scope);
    return own(scope);
  });

  serve(serving, contract.revokeCalendar, session, ({ scope }) => revokeFeed(parts, scope));

  serve(serving, contract.downloadCalendar, calendarGate(gates), async ({ scope }) => {
    const now = clock.now();
    const [interviews, due, awaited, owed, closing, timeZone] = await Promise.all([
      interviewsOf(read, scope, now),
      dueTo(read, scope),
      decisionsOwedTo(read, scope, now),
      decisionsOwedByPro(read, scope, now),
      closingFor(read, scope, now),
      zoneOf(read, scope),
    ]);
    // Calendar programs ask in no language, or in their own.
    const text = await writtenFor(read, scope, () =>
      ownCalendar(
        { interviews, due, decisions: { awaited, owed }, closing },
        { publicUrl: origin.url(), timeZone, now },
      ),
    );
    return { name: "candor.ics", mediaType: "text/calendar; charset=utf-8", bytes: Buffer.from(text) };
  });
}
