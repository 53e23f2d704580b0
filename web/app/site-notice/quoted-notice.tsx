import { message } from "@candor/contract/messages/message";
import type { SiteNoticeContent } from "@candor/contract/site-notice/shapes";

/** A notice as it was written: its text, its kind, and where its link leads. */
export function QuotedNotice({ notice: { text, kind, link } }: { readonly notice: SiteNoticeContent }) {
  return (
    <blockquote className="quoted-notice">
      <p>{text}</p>
      <p className="quoted-notice-facts">
        {message(`siteNotice.kind.${kind}`)}
        {link !== undefined && (
          <>
            {" · "}
            <a href={link}>{link}</a>
          </>
        )}
      </p>
    </blockquote>
  );
}
