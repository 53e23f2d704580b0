import { message } from "@candor/contract/messages/message";
import type { SiteNoticeChange, SiteNoticeContent } from "@candor/contract/site-notice/shapes";
import { useDates } from "../wording/use-dates.ts";
import { QuotedNotice } from "./quoted-notice.tsx";

/** What administrators published and took down, and why; newest first. */
export function NoticeHistory({ changes }: { changes: readonly SiteNoticeChange[] }) {
  const { momentText } = useDates();
  if (changes.length === 0) return <p>{message("siteNotice.noHistory")}</p>;
  return (
    <ol className="timeline">
      {changes.map(({ id, at, administrator, reason, notice }) => (
        <li key={id}>
          <time dateTime={at}>{momentText(at)}</time>
          <div>
            <p className="timeline-what">
              {message(notice ? "siteNotice.wasPublished" : "siteNotice.wasTakenDown")}
            </p>
            {notice && <QuotedNotice notice={notice} />}
            {notice && <p className="quoted-notice-facts">{timesText(notice, momentText)}</p>}
            <p>{reason}</p>
          </div>
          <span className="timeline-who">{administrator}</span>
        </li>
      ))}
    </ol>
  );
}

/** When pages were to show it. */
function timesText({ from, until }: SiteNoticeContent, momentText: (at: string) => string): string {
  const times = { from: from ? momentText(from) : "", until: until ? momentText(until) : "" };
  if (from === undefined)
    return message(until === undefined ? "siteNotice.times" : "siteNotice.timesUntil", times);
  return message(until === undefined ? "siteNotice.timesFrom" : "siteNotice.timesBoth", times);
}
