import type { ChainedPosting } from "@candor/contract/hosting/shapes";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { counted } from "../../wording/counted.ts";

interface RepostLineProps {
  readonly job: JobDetails;
  readonly history: {
    readonly firstSeenAt: string;
    readonly times: number;
    readonly later?: ChainedPosting | undefined;
  };
  readonly now: number;
}

/**
 * M-10: since when a posting has been open, including its reposts; nothing for one that is as new as it looks. A closed
 * one leads to its repost.
 */
export function RepostLine({ job, history: { firstSeenAt, times, later }, now }: RepostLineProps) {
  if (later)
    return (
      <p className="repost-line">
        {message("repost.later")}{" "}
        <a href={addresses.details(later)}>
          <bdi>{later.title}</bdi>
        </a>
      </p>
    );
  if (job.status !== "open" || (times < 2 && firstSeenAt >= job.firstSeenAt)) return null;
  const days = Math.floor((now - Date.parse(firstSeenAt)) / 86_400_000);
  const text = times < 2 ? openText(days) : againText(days, timeText(times));
  return <p className="repost-line">{text}</p>;
}

function openText(days: number): string {
  return days < 1
    ? message("repost.openToday")
    : message("repost.open", { days: counted("repost.days", days) });
}

function againText(days: number, time: string): string {
  return days < 1
    ? message("repost.againToday", { time })
    : message("repost.again", { days: counted("repost.days", days), time });
}

function timeText(times: number): string {
  return times === 2 || times === 3 || times === 4 || times === 5
    ? message(`repost.time.${times}`)
    : message("repost.time.more", { count: times });
}
