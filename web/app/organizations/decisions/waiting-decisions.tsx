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
      {sendings.map(([sending, [first, ...others]]) => (
        <Sending
          key={sending}
          sending={sending}
          count={1 + others.length}
          leaves={first?.leaves ?? ""}
          now={now}
        />
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
  readonly count: number;
  readonly leaves: string;
  readonly now: number;
}

function Sending({ sending, count, leaves, now }: SendingProps) {
  const { clockText } = useDates();
  const seconds = useSeconds(Date.parse(leaves) - now);
  const form = useRef<HTMLFormElement>(null);
  usePassedFocus(form);
  return (
    <Form method="post" className="waiting" ref={form}>
      <p>
        {counted("organization.leaves", count)}{" "}
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
