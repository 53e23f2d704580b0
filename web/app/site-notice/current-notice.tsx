import { type MessageKey, message } from "@candor/contract/messages/message";
import type { SiteNoticeContent } from "@candor/contract/site-notice/shapes";
import { useDates } from "../wording/use-dates.ts";
import { QuotedNotice } from "./quoted-notice.tsx";

/** Whether its end has passed. */
export function hasEnded({ until }: SiteNoticeContent, now: number): boolean {
  return until !== undefined && Date.parse(until) <= now;
}

interface CurrentNoticeProps {
  readonly notice: SiteNoticeContent | undefined;
  readonly now: number;
}

/** The last notice, and when pages show it. */
export function CurrentNotice({ notice, now }: CurrentNoticeProps) {
  const { momentText } = useDates();
  if (!notice) return <p>{message("siteNotice.none")}</p>;
  const { from, until } = notice;
  const times = { from: from ? momentText(from) : "", until: until ? momentText(until) : "" };
  return (
    <>
      <QuotedNotice notice={notice} />
      <p>{message(stateOf(notice, now), times)}</p>
    </>
  );
}

function stateOf(notice: SiteNoticeContent, now: number): MessageKey {
  const { from, until } = notice;
  if (hasEnded(notice, now)) return "siteNotice.ended";
  if (from !== undefined && Date.parse(from) > now)
    return until === undefined ? "siteNotice.later" : "siteNotice.laterUntil";
  return until === undefined ? "siteNotice.shown" : "siteNotice.shownUntil";
}
