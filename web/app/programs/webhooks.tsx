import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Webhook, WebhookDelivery } from "@candor/contract/programs/webhook-shapes";
import { Form } from "react-router";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { OpenedQuestion } from "../ui/opened-question.tsx";
import { useDates } from "../wording/use-dates.ts";
import type { RefusedHook } from "./hook-calls.ts";

interface HookListProps {
  readonly webhooks: readonly Webhook[];
}

export function HookList({ webhooks }: HookListProps) {
  if (webhooks.length === 0) return <p>{message("programs.noHooks")}</p>;
  return (
    <ul className="members">
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <Hook {...webhook} />
        </li>
      ))}
    </ul>
  );
}

function Hook({ id, url, disabled, failingSince, deliveries }: Webhook) {
  const { dateText } = useDates();
  return (
    <>
      <div>
        <p className="member-name">
          <strong>{url}</strong>
        </p>
        {disabled !== undefined ? (
          <p className="hook-trouble">{message("programs.hookDisabled", { date: dateText(disabled) })}</p>
        ) : (
          failingSince !== undefined && (
            <p className="hook-trouble">
              {message("programs.hookFailing", { date: dateText(failingSince) })}
            </p>
          )
        )}
      </div>
      <Form method="post" className="member-forms">
        <input type="hidden" name="id" value={id} />
        {disabled !== undefined ? (
          <Button name="intent" value="resume-hook">
            {message("programs.resumeHook")}
          </Button>
        ) : (
          <Button tone="quiet" name="intent" value="test-hook">
            {message("programs.testHook")}
            <span className="visually-hidden"> {url}</span>
          </Button>
        )}
      </Form>
      <Deliveries deliveries={deliveries} stopped={disabled !== undefined} />
      <OpenedQuestion
        label={
          <>
            {message("programs.removeHook")}
            <span className="visually-hidden"> {url}</span>
          </>
        }
        hint={message("programs.removeHookHint")}
        confirmLabel={message("programs.removeHookNow")}
        intent="remove-hook"
        id={id}
      />
    </>
  );
}

function Deliveries({ deliveries, stopped }: { deliveries: readonly WebhookDelivery[]; stopped: boolean }) {
  const { momentText } = useDates();
  return (
    <details className="deliveries">
      <summary>{message("programs.deliveries")}</summary>
      {deliveries.length === 0 && <p>{message("programs.noDeliveries")}</p>}
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <span>
              <code>{delivery.event}</code> {momentText(delivery.made)}
            </span>
            <span className={`delivery-${delivery.state}`}>{resultText(delivery)}</span>
            {delivery.attempts > 1 && delivery.tried !== undefined && (
              <span>{message("programs.lastTry", { date: momentText(delivery.tried) })}</span>
            )}
            {delivery.next !== undefined && (
              <span>{message("programs.nextTry", { date: momentText(delivery.next) })}</span>
            )}
            {delivery.state !== "waiting" && !stopped && (
              <Form method="post">
                <input type="hidden" name="id" value={delivery.id} />
                <button
                  type="submit"
                  className="text-button"
                  name="intent"
                  value="replay"
                  aria-label={message("programs.replayNamed", { id: delivery.id })}
                >
                  {message("programs.replay")}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function resultText({ state, status, fault }: WebhookDelivery): string {
  const text = message(`programs.delivery.${state}`);
  if (fault !== undefined) return message("programs.deliveryFault", { state: text, fault });
  return status === undefined ? text : message("programs.deliveryStatus", { state: text, status });
}

interface HookFormProps {
  /** The same in a form that the browser sends again. */
  readonly formKey: string;
  readonly refused: RefusedHook | undefined;
}

export function HookForm({ formKey, refused }: HookFormProps) {
  return (
    <RefusableForm refused={refused} intent="make-hook" label={message("programs.makeHook")}>
      <input type="hidden" name="key" value={formKey} />
      <TextField
        name="url"
        label={message("programs.hookUrl")}
        hint={message("programs.hookUrlHint")}
        autoComplete="off"
        inputMode="url"
        required
        maxLength={limits.webhookCharacters}
        defaultValue={refused?.url}
        error={refused?.errors["url"]}
      />
    </RefusableForm>
  );
}
