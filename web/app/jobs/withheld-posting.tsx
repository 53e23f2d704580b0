import { message } from "@candor/contract/messages/message";
import { useDates } from "../wording/use-dates.ts";
import { PostingHeader, type PostingHeaderProps } from "./posting-header.tsx";

/** A posting that the operator took down after a report: its name, and what became of it. */
export function WithheldPosting(props: Omit<PostingHeaderProps, "children">) {
  const { dateText } = useDates();
  const { withheldAt } = props.job;
  return (
    <PostingHeader {...props}>
      {withheldAt !== undefined && (
        <p className="closed">{message("job.withheldBody", { date: dateText(withheldAt) })}</p>
      )}
    </PostingHeader>
  );
}
