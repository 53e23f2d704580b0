import { decisionDay, decisionsDueNow } from "@candor/contract/applications/decision-day";
import { message } from "@candor/contract/messages/message";
import type { HeldDecision, OrganizationApplication } from "@candor/contract/organizations/shapes";
import { addresses, type OpenedFrom } from "../../addresses.ts";
import { answeringAddresses } from "../../answering-addresses.ts";
import { isPending } from "../../applications/may-change.ts";
import { counted } from "../../wording/counted.ts";
import { isMark } from "../decisions/marks.ts";
import { KeptUntil } from "./answering-bar.tsx";

interface BeginProps {
  readonly applications: readonly OrganizationApplication[];
  readonly decisions: readonly HeldDecision[];
  /** The first one to answer on all pages, when this page has none. */
  readonly firstOpen?: string | undefined;
  readonly from: OpenedFrom;
  /** The list's own address, to go back to. */
  readonly here: string;
  /** How many are in the list, on all of its pages. */
  readonly total: number;
  readonly now: number;
}

/** Links for answering one after another, and for reviewing the marked ones. */
export function Begin({ applications, decisions, firstOpen, from, here, total, now }: BeginProps) {
  const marks = decisions.filter(isMark);
  const taken = new Set(decisions.map(({ applicationId }) => applicationId));
  const open = applications.filter(
    ({ id, status, mayAnswer, decisionDue }) =>
      mayAnswer && !taken.has(id) && (isPending(status) || isDueNow(decisionDue, now)),
  );
  const first = open[0]?.id ?? firstOpen;
  if (first === undefined && marks.length === 0) return null;
  return (
    <div className="begin">
      {first !== undefined && (
        <p>
          <a
            className="button"
            href={addresses.organizationApplication(first, { ...from, answering: true })}
            data-keys="a"
          >
            {total > applications.length
              ? message("organization.answerInTurn")
              : counted("organization.answerMany", open.length)}
          </a>{" "}
          <span className="field-hint">{message("organization.answerManyHint")}</span>
        </p>
      )}
      {marks.length > 0 && (
        <p>
          <a className="button button-quiet" href={answeringAddresses.review(here)} data-keys="r">
            {counted("organization.review", marks.length)}
          </a>{" "}
          <span className="field-hint">
            <KeptUntil marks={marks} />
          </span>
        </p>
      )}
    </div>
  );
}

function isDueNow(due: OrganizationApplication["decisionDue"], now: number): boolean {
  return due !== undefined && decisionDay(Date.parse(due.at)) <= decisionsDueNow(now);
}
