import { limits } from "@candor/contract/limits";
import { logoOf } from "@candor/contract/organizations/logo-path";
import {
  type LedgerFile,
  ledgerFile,
  type PublicOrganization,
} from "@candor/contract/organizations/public-shapes";
import type { DueWeek } from "@candor/contract/organizations/shapes";
import { isWebAddress } from "@candor/contract/web-address";
import { day } from "../../platform/durations.ts";
import { isoDate, isoTime } from "../../platform/iso-time.ts";
import { fromJson } from "../../platform/json-text.ts";
import type { organizationBySlug } from "../organizations/queries/public.ts";
import type { standingReply } from "../organizations/queries/reply.ts";
import type { answersDue } from "./queries.ts";
import { type LedgerEvent, recountOf } from "./rules.ts";

type Row = NonNullable<Awaited<ReturnType<typeof organizationBySlug>>>;
interface Rest
  extends Pick<PublicOrganization, "pros" | "owed" | "jobs" | "total" | "byAgencies" | "hasBiasReports"> {
  readonly reply?: Awaited<ReturnType<typeof standingReply>>;
}

/** An organization's open books. With too few answers, only their number is shown. */
export function publicOrganizationView(row: Row, { reply, ...rest }: Rest): PublicOrganization {
  const figures = row.record_json === null ? undefined : fromJson(row.record_json);
  const n = figures?.n ?? 0;
  return {
    id: String(row.id),
    slug: row.slug,
    name: row.name,
    ...(row.about !== null && { about: row.about }),
    ...(row.site !== null && isWebAddress(row.site) && { site: row.site }),
    ...logoOf(row),
    ...(row.blind_until !== null && { blindUntil: row.blind_until }),
    claimed: row.claimed === 1,
    n,
    ...(figures &&
      n >= limits.answersForRecord && {
        responsiveness: figures,
        days: row.answer_days_json === null ? [] : fromJson(row.answer_days_json),
      }),
    ...(reply && { reply: { text: reply.text, published: isoTime(reply.published_at) } }),
    ...rest,
  };
}

/** Applications are numbered by the file's order alone, so no number leads from one file to another. */
export function ledgerFileView(
  { slug, name }: Pick<Row, "slug" | "name">,
  events: readonly LedgerEvent[],
  countedAt: number,
  pro?: LedgerFile["pro"],
): LedgerFile {
  const ids = [...new Set(events.map(({ applicationId }) => applicationId))];
  const numbers = new Map(ids.map((id, at) => [id, at + 1]));
  const entries = events.map(({ applicationId, kind, at, answerBy }) => ({
    application: numbers.get(applicationId) ?? 0,
    kind,
    at: isoTime(at),
    ...(answerBy !== undefined && { answerBy: isoTime(answerBy) }),
  }));
  return {
    organization: { slug, name },
    ...(pro && { pro }),
    countedAt: isoTime(countedAt),
    ...recountOf(entries, countedAt),
    entries,
  };
}

const stated = ledgerFile.pick({ figures: true, days: true, unopened: true });

/** A file's figures, counted again from its entries, in the schema's order; undefined if it isn't such a file. */
export function recounted(text: string): { readonly text: string; readonly same: boolean } | undefined {
  const file = parsed(text);
  if (!file) return undefined;
  const again = JSON.stringify(stated.parse(recountOf(file.entries, Date.parse(file.countedAt))));
  return { text: again, same: again === JSON.stringify(stated.parse(file)) };
}

function parsed(text: string): LedgerFile | undefined {
  try {
    return ledgerFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** `monday` is the start of the week. */
export function dueWeekView(monday: number, due: Awaited<ReturnType<typeof answersDue>>): DueWeek {
  const { answered, missed, open } = due;
  return {
    from: isoDate(monday),
    through: isoDate(monday + 4 * day),
    due: answered + missed + open,
    answered,
    missed,
    open,
  };
}
