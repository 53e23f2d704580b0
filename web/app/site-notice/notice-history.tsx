import { message } from "@candor/contract/messages/message";
import type { SiteNoticeChange } from "@candor/contract/site-notice/shapes";
import { useDates } from "../wording/use-dates.ts";

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
            {notice && <blockquote className="quoted-notice">{notice.text}</blockquote>}
            <p>{reason}</p>
          </div>
          <span className="timeline-who">{administrator}</span>
        </li>
      ))}
    </ol>
  );
}
