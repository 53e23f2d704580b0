import { message } from "@candor/contract/messages/message";
import type { HeldApplication } from "@candor/contract/one-click/shapes";
import { useEffect } from "react";
import { Form, useLocation, useNavigation, useRevalidator } from "react-router";
import { useSeconds } from "../live/use-seconds.ts";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

/** An application that can still be undone. With scripts, the page goes on to the receipt by itself. */
export function OnItsWay({ held, now }: { held: HeldApplication; now: number }) {
  const { clockText } = useDates();
  const busy = useNavigation().state !== "idle";
  const seconds = useSeconds(Date.parse(held.leaves) - now);
  useArrival();
  return (
    <Form method="post" className="step-form">
      <p role="status">{message("oneClick.leaves", { time: clockText(held.leaves) })}</p>
      <div className="actions">
        <Button name="intent" value="undo" busy={busy}>
          {message("oneClick.undo")}
        </Button>
        {seconds === undefined ? (
          <a href={useLocation().pathname}>{message("oneClick.look")}</a>
        ) : (
          <span className="figures" aria-hidden="true">
            {message("oneClick.secondsLeft", { seconds })}
          </span>
        )}
      </div>
    </Form>
  );
}

const followed = 2000;

/** Reloads the page's data until it leads to the sent application. */
function useArrival(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), followed);
    return () => clearInterval(timer);
  }, [revalidate]);
}
