import type { RunningDrill } from "@candor/contract/drills/routes";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

/** What is broken, until when, and how to repair it. */
export function RunningDrillLine({ running }: { running: RunningDrill | undefined }) {
  const { clockText } = useDates();
  if (!running) return <p className="drill-state">{message("drills.calm")}</p>;
  const { name, endsAt } = running;
  return (
    <Form method="post" className="drill-state drill-running">
      <p>{message("drills.running", { drill: message(`drills.name.${name}`), time: clockText(endsAt) })}</p>
      <Button name="press" value="end">
        {message("drills.end")}
      </Button>
    </Form>
  );
}
