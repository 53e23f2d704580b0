import type { Reader } from "../../../platform/database/database.ts";
import type { PostingRow } from "../../jobs/queries.ts";
import type { PayUnit } from "../../jobs/rules/posting-draft.ts";
import { yearly } from "../../jobs/rules/yearly-pay.ts";
import { contactSignals, domainOfOrganization } from "../rules/contacts.ts";
import { evidenceOf } from "../rules/evidence.ts";
import { saidSignals } from "../rules/said.ts";
import type { Signal } from "../rules/signal.ts";
import { dismissedSignals } from "./appeals.ts";
import { type Compared, type ComparingParts, comparedSignals } from "./compared.ts";

/** A posting as signals read it; its row has all of these. */
export type SignalingPosting = Pick<
  PostingRow,
  | "organization_id"
  | "title"
  | "text"
  | "description"
  | "compensation_min"
  | "compensation_max"
  | "compensation_type"
  | "compensation_currency"
> & {
  /** Absent while nobody can find it. */
  readonly id?: number;
  readonly first_seen_at?: number;
};

/** A posting in any state. Nobody has seen a draft, so every other posting counts as older. Checks no authority. */
export async function signalingPosting(read: Reader, id: number) {
  const row = await read
    .selectFrom("posting")
    .select(["id", "organization_id", "title", "text", "description", "first_seen_at", "life"])
    .select(["compensation_min", "compensation_max", "compensation_type", "compensation_currency"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { first_seen_at, ...draft } = row;
  return row.life === "draft" || row.life === "in-review" ? draft : { ...draft, first_seen_at };
}

export interface FoundSignals {
  readonly signals: readonly Signal[];
  /** Whether other postings could be looked at. */
  readonly compared: boolean;
}

/** All signals of a posting, in the order of the list, except those that an appeal dismissed. Checks no authority. */
export async function signalsOf(parts: ComparingParts, posting: SignalingPosting): Promise<FoundSignals> {
  const { read } = parts.database;
  const domain = await domainFor(read, posting.organization_id);
  const words = { text: `${posting.title}\n${posting.text}`, description: posting.description };
  const compared = await comparedSignals(parts, facts(posting));
  const found = [...contactSignals(words, domain), ...saidSignals(words), ...(compared ?? [])];
  const dismissed = posting.id === undefined ? [] : await dismissedSignals(read, posting.id);
  const isShown = (signal: Signal) =>
    !dismissed.some(
      ({ signal: name, evidence }) => name === signal.name && evidence === evidenceOf(signal, posting),
    );
  return { signals: found.filter(isShown), compared: compared !== undefined };
}

async function domainFor(read: Reader, organizationId: number): Promise<string | undefined> {
  const { domain, site } = await read
    .selectFrom("organization")
    .select(["domain", "site"])
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return domainOfOrganization(domain, site);
}

function facts(posting: SignalingPosting): Compared {
  return {
    ...(posting.id !== undefined && { id: posting.id }),
    ...(posting.first_seen_at !== undefined && { firstSeenAt: posting.first_seen_at }),
    organizationId: posting.organization_id,
    title: posting.title,
    text: posting.text,
    currency: posting.compensation_currency,
    payMin: yearlyOf(posting.compensation_min, posting.compensation_type),
    payMax: yearlyOf(posting.compensation_max, posting.compensation_type),
  };
}

function yearlyOf(amount: number | null, unit: PayUnit | null): number | null {
  return amount === null || unit === null ? null : yearly(amount, unit);
}
