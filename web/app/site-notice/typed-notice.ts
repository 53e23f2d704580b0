import { localTimeOf, momentOf } from "@candor/contract/applications/local-time";
import { message } from "@candor/contract/messages/message";
import type { SiteNoticeKind } from "@candor/contract/site-notice/kinds";
import type { SiteNoticeContent } from "@candor/contract/site-notice/shapes";
import type { FieldCheck } from "../forms/field-checks.ts";
import type { Typed } from "../forms/typed-fields.ts";

/** The form's fields, in its order. Times are on the clocks of `zone`. */
export const noticeFields = ["text", "kind", "link", "from", "until", "reason"] as const;
export type TypedNotice = Readonly<Record<(typeof noticeFields)[number] | "zone", string>>;

/** The second form's reason: each form has its own. */
export const removalReason = "removal-reason";

export function typedNoticeIn(typed: Typed): TypedNotice {
  const fields = [...noticeFields, "zone"].map((field) => [field, typed(field)]);
  return Object.fromEntries(fields) as TypedNotice;
}

/** A published notice as its fields would hold it. */
export function typedNoticeOf(
  { text, kind, link = "", ...times }: SiteNoticeContent,
  zone: string,
): TypedNotice {
  const local = (at: string | undefined) => (at === undefined ? "" : localTimeOf(Date.parse(at), zone));
  return { text, kind, link, from: local(times.from), until: local(times.until), reason: "", zone };
}

/** Whether the zone's clocks ever show this time; the calls take moments. */
const time: FieldCheck = (local, typed) =>
  local === "" || momentOf(local, typed("zone")) !== undefined
    ? undefined
    : message("validation.siteNoticeTime");

export const timeChecks = { from: time, until: time };

/** The notice in the fields, whose times are valid. The call has the last word about the rest. */
export function noticeTyped({ text, kind, link, from, until, zone }: TypedNotice): SiteNoticeContent {
  const at = (name: "from" | "until", local: string) => {
    const moment = momentOf(local, zone);
    return moment === undefined ? {} : { [name]: new Date(moment).toISOString() };
  };
  return {
    // On one line, as every page shows it.
    text: text.replaceAll(/\s+/g, " ").trim(),
    // The call refuses any other.
    kind: kind as SiteNoticeKind,
    ...(link.trim() !== "" && { link: link.trim() }),
    ...at("from", from),
    ...at("until", until),
  };
}
