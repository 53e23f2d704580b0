import type { CampaignDetails } from "@candor/contract/campaigns/shapes";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { ReasonField } from "../administration/reason-field.tsx";
import type { Refusal } from "../forms/refusal.ts";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

export type RefusedPause = Refusal & { readonly reason: string };

/** Holds a kind of mail back, or sends it again. */
export function PauseForm({
  pause,
  refused,
}: Pick<CampaignDetails, "pause"> & { refused: RefusedPause | undefined }) {
  const { momentText } = useDates();
  if (pause) {
    const { administrator, reason } = pause;
    const said = { since: momentText(pause.since), reason };
    return (
      <Form method="post" className="change-form">
        <p>
          {administrator === undefined
            ? message("campaigns.pausedSinceGone", said)
            : message("campaigns.pausedSince", { ...said, administrator })}
        </p>
        <div className="actions">
          <Button name="intent" value="resume">
            {message("campaigns.resume")}
          </Button>
        </div>
      </Form>
    );
  }
  return (
    <Form method="post" noValidate className="change-form">
      <p>{message("campaigns.pauseLead")}</p>
      <RefusalSummary refusal={refused} />
      <ReasonField name="reason" typed={refused?.reason} error={refused?.errors["reason"]} />
      <div className="actions">
        <Button tone="danger" name="intent" value="pause">
          {message("campaigns.pause")}
        </Button>
      </div>
    </Form>
  );
}
