import type { SiteNotice, SiteNoticeChange, SiteNoticeContent } from "@candor/contract/site-notice/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import type { ChangeRow, SiteNoticeRow } from "./queries.ts";
import { isShownAt } from "./rules.ts";

/** What pages show at this time. */
export function shownView(row: SiteNoticeRow | undefined, now: number): SiteNotice | undefined {
  if (!row || !isShownAt(row, now)) return undefined;
  const content = contentView(row);
  return (
    content && {
      id: String(row.id),
      text: content.text,
      kind: content.kind,
      ...(content.link !== undefined && { link: content.link }),
    }
  );
}

export function changeView({ id, email, reason, changed_at, ...row }: ChangeRow): SiteNoticeChange {
  const notice = contentView(row);
  return {
    id: String(id),
    at: isoTime(changed_at),
    administrator: email,
    reason,
    ...(notice && { notice }),
  };
}

function contentView(row: Omit<SiteNoticeRow, "id">): SiteNoticeContent | undefined {
  const { text, kind, link, from_at, until_at } = row;
  if (text === null || kind === null) return undefined;
  return {
    text,
    kind,
    ...(link !== null && { link }),
    ...(from_at !== null && { from: isoTime(from_at) }),
    ...(until_at !== null && { until: isoTime(until_at) }),
  };
}
