import { message } from "@candor/contract/messages/message";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { Link } from "react-router";
import { answeringAddresses } from "../../answering-addresses.ts";
import { counted } from "../../wording/counted.ts";
import { useDates } from "../../wording/use-dates.ts";

interface AnsweringBarProps {
  readonly marks: readonly HeldDecision[];
  /** The address of the list that is answered. */
  readonly list: string;
}

/** Shown while answering in turn: how many are marked, how long marks are kept, and the link to send them. */
export function AnsweringBar({ marks, list }: AnsweringBarProps) {
  return (
    <aside className="answering" aria-label={message("organization.answering")}>
      <p>
        <strong>{counted("organization.markedCount", marks.length)}</strong> <KeptUntil marks={marks} />
      </p>
      {marks.length > 0 && (
        <Link to={answeringAddresses.review(list)} data-keys="r">
          {counted("organization.review", marks.length)}
        </Link>
      )}
      <a href={list}>{message("organization.stopAnswering")}</a>
    </aside>
  );
}

/** When the first of the marks is dropped. */
export function KeptUntil({ marks }: { marks: readonly Pick<HeldDecision, "expires">[] }) {
  const { dateText } = useDates();
  const [first] = marks.flatMap(({ expires }) => expires ?? []).toSorted();
  return first === undefined ? null : message("organization.keptUntil", { date: dateText(first) });
}
