import { message } from "@candor/contract/messages/message";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { useEffect, useRef } from "react";
import { Form, useRevalidator } from "react-router";
import { usePassedFocus } from "../../live/use-passed-focus.ts";
import { useSeconds } from "../../live/use-seconds.ts";
import { counted } from "../../wording/counted.ts";
import { useDates } from "../../wording/use-dates.ts";

interface WaitingDecisionsProps {
  readonly decisions: readonly HeldDecision[];
  readonly now: number;
}

/** What was sent and can still be undone, and what could not go out. */
export function WaitingDecisions({ decisions, now }: WaitingDecisionsProps) {
  const waiting = decisions.filter(({ state }) => state === "waiting");
  const failed = decisions.filter(({ state }) => state === "failed");
  const sendings = [...Map.groupBy(waiting, ({ sending = "" }) => sending)];
  useFollowing(waiting.length > 0);
  return (
    <div role="status">
      {sendings.map(([sending, sent]) => (
        <Sending key={sending} sending={sending} sent={sent} now={now} />
      ))}
      {failed.map(({ applicationId, name, title, problem }) => (
        <p className="waiting waiting-failed" key={applicationId}>
          {message("organization.couldNotSend", {
            name,
            title,
            detail: problem?.detail ?? message("error.unknown"),
          })}
        </p>
      ))}
    </div>
  );
}

interface SendingProps {
  readonly sending: string;
  readonly sent: readonly HeldDecision[];
  readonly now: number;
}

function Sending({ sending, sent, now }: SendingProps) {
  const [first] = sent;
  const leaves = first?.leaves ?? "";
  const { clockText } = useDates();
  const seconds = useSeconds(Date.parse(leaves) - now);
  const form = useRef<HTMLFormElement>(null);
  usePassedFocus(form);
  return (
    <Form method="post" className="waiting" ref={form}>
      <p>
        {counted("organization.leaves", sent.length)} {first && sent.length === 1 && `${leavesTo(first)} `}
        <span className="figures">
          {message("organization.leavesAt", { time: clockText(leaves) })}
          {seconds !== undefined && (
            <span aria-hidden="true"> {message("organization.secondsLeft", { seconds })}</span>
          )}
        </span>
      </p>
      <input type="hidden" name="sending" value={sending} />
      <button className="button button-quiet" name="intent" value="undo" data-keys="u">
        {message("organization.undo")}
      </button>
    </Form>
  );
}

/** Whom the only answer goes to: the page may be about somebody else. */
function leavesTo({ name, stage }: HeldDecision): string {
  return message("organization.leavesTo", { name, stage: message(`applicationStatus.${stage}`) });
}

const followed = 2000;

/** Reloads the page's data until everything has gone out. */
function useFollowing(waits: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void revalidate(), followed);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
}
