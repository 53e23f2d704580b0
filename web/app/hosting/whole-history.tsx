import type { ChainedPosting, PostingChange } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { useDates } from "../wording/use-dates.ts";
import { PostingHistory } from "./editor/history.tsx";

interface WholeHistoryProps {
  readonly changes: readonly PostingChange[];
  readonly firstSeenAt: string;
  readonly earlier: readonly ChainedPosting[];
}

/** M-09, M-10: what happened to a posting, the closed ones that it repeats, and when the first of them was seen. */
export function WholeHistory({ changes, firstSeenAt, earlier }: WholeHistoryProps) {
  const { dateText } = useDates();
  const oldest = changes.at(-1);
  const isOlder = oldest === undefined || firstSeenAt < oldest.at;
  const before = [
    ...earlier.flatMap((posting) =>
      posting.closedAt === undefined
        ? []
        : [
            <li key={posting.id}>
              <time dateTime={posting.closedAt}>{dateText(posting.closedAt)}</time>{" "}
              {message("repost.earlier")}{" "}
              <a href={addresses.details(posting)}>
                <bdi>{posting.title}</bdi>
              </a>
            </li>,
          ],
    ),
    ...(isOlder
      ? [
          <li key="first">
            <time dateTime={firstSeenAt}>{dateText(firstSeenAt)}</time> {message("job.firstSeen")}
          </li>,
        ]
      : []),
  ];
  return <PostingHistory changes={changes} before={before} />;
}
