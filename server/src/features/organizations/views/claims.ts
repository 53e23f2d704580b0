import type { Claim, ClaimToDecide } from "@candor/contract/organizations/claim-shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import { mailedToken } from "../../session/rules/mailed-token.ts";
import type { ClaimRow, weighed } from "../queries/claims.ts";
import { recordName, recordValue } from "../rules/domains.ts";
import { chosenName } from "./members.ts";

/** A claim as its claimant sees it; `secret` makes the record's value. */
export function claimView(row: ClaimRow, secret: string): Claim {
  const { domain, state, method } = row;
  const isAwaited = state === "started";
  return {
    id: String(row.id),
    method,
    state,
    ...(domain !== null && { domain }),
    ...(row.email !== null && { email: row.email }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.answer !== null && { answer: row.answer }),
    started: isoTime(row.created_at),
    ...(isAwaited && { expires: isoTime(row.expires_at) }),
    ...(row.proved_at !== null && { proved: isoTime(row.proved_at) }),
    ...(isAwaited &&
      method === "dns" &&
      domain !== null && {
        record: {
          name: recordName(domain),
          value: recordValue(mailedToken(secret, "claim-record", row)),
        },
      }),
  };
}

export function claimToDecideView(
  { row, owners, members, isKnown }: Awaited<ReturnType<typeof weighed>>,
  secret: string,
): ClaimToDecide {
  const name = chosenName(row);
  return {
    ...claimView(row, secret),
    organization: {
      name: row.name,
      slug: row.slug,
      ...(row.site !== null && { site: row.site }),
      owners,
      members,
      postings: row.postings ?? 0,
    },
    claimant: { ...(name !== undefined && { name }), email: row.claimantEmail },
    isKnownDomain: isKnown,
  };
}
