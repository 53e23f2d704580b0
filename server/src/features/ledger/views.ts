import { limits } from "@candor/contract/limits";
import { logoOf } from "@candor/contract/organizations/logo-path";
import type { PublicOrganization } from "@candor/contract/organizations/public-shapes";
import type { AnswerDay, DueWeek, Responsiveness } from "@candor/contract/organizations/shapes";
import { isWebAddress } from "@candor/contract/web-address";
import { day } from "../../platform/durations.ts";
import { isoDate } from "../../platform/iso-time.ts";
import type { organizationBySlug } from "../organizations/queries/public.ts";
import type { answersDue } from "./queries.ts";

type Row = NonNullable<Awaited<ReturnType<typeof organizationBySlug>>>;
type Rest = Pick<PublicOrganization, "pros" | "owed" | "jobs" | "total">;

/** An organization's open books. A record of too few answers is not shown, only how many there are. */
export function publicOrganizationView(row: Row, rest: Rest): PublicOrganization {
  const figures = row.record_json === null ? undefined : (JSON.parse(row.record_json) as Responsiveness);
  const n = figures?.n ?? 0;
  return {
    id: String(row.id),
    slug: row.slug,
    name: row.name,
    ...(row.about !== null && { about: row.about }),
    ...(row.site !== null && isWebAddress(row.site) && { site: row.site }),
    ...logoOf(row),
    claimed: row.claimed === 1,
    n,
    ...(figures &&
      n >= limits.answersForRecord && {
        responsiveness: figures,
        days: JSON.parse(row.answer_days_json ?? "[]") as AnswerDay[],
      }),
    ...rest,
  };
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
