import { version } from "@candor/contract/version";
import { type Downloaded, download } from "../../../../platform/outbound/download.ts";
import { OutboundFault } from "../../../../platform/outbound/target.ts";
import type { SourceRow } from "../../queries/sources.ts";
import { mayBePage, sourceAddress } from "../../rules/sources/address.ts";
import { readAgainAfter, waitUntil } from "../../rules/sources/schedule.ts";
import type { FetchParts } from "./parts.ts";
import { visitsAllowed } from "./robots.ts";

/** The result of asking a source's server. */
export type Retrieved =
  | ({ readonly outcome: "body" } & Pick<Downloaded, "headers" | "body">)
  | { readonly outcome: "unchanged" }
  | { readonly outcome: "failed"; readonly fault: string; readonly notBefore: number };

/** As sent over the network. */
const mostBytes = 64 * 1_048_576;

/** Asks for what is new since the last reading, unless everything has to be read. */
export async function retrieve(parts: FetchParts, source: SourceRow): Promise<Retrieved> {
  const { outbound, clock } = parts;
  const now = clock.now();
  const address = sourceAddress(source.url);
  const agent = `Candor/${version} (+${parts.publicUrl()})`;
  const calling = { mayReach: outbound.mayReach, agent };
  const conditions = conditionsOf(source, now);
  try {
    if (!outbound.allowed) throw new OutboundFault("The operator has turned outside calls off.");
    const { status, headers, body } = await download(address.fetched, {
      mayReach: outbound.mayReach,
      headers: {
        "user-agent": agent,
        accept: "application/json, application/xml, text/xml, text/html;q=0.9, */*;q=0.1",
        "accept-encoding": "gzip, br",
        ...conditions,
      },
      most: mostBytes,
      ...(mayBePage(address) && { before: visitsAllowed(calling) }),
    });
    if (status === 200) return { outcome: "body", headers, body };
    if (status === 304 && Object.keys(conditions).length > 0) return { outcome: "unchanged" };
    const fault = `Its server answered with status ${status}.`;
    return { outcome: "failed", fault, notBefore: waitUntil(headers["retry-after"], now) };
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    return { outcome: "failed", fault: error.message, notBefore: now };
  }
}

function conditionsOf(source: SourceRow, now: number): Readonly<Record<string, string>> {
  const { etag, last_modified: modified, read_at: readAt } = source;
  const isAsked = source.held_closings > 0 || source.allowed_closings > 0;
  if (isAsked || readAt === null || now - readAt >= readAgainAfter) return {};
  return {
    ...(etag !== null && { "if-none-match": etag }),
    ...(modified !== null && { "if-modified-since": modified }),
  };
}
