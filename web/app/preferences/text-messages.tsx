import { message } from "@candor/contract/messages/message";
import type { Preferences } from "@candor/contract/preferences/shapes";
import { Form, useNavigation } from "react-router";
import { CodeField } from "../forms/code-field.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { type FormError, FormErrors } from "../ui/form-errors.tsx";
import { phoneIntents } from "./phone-intents.ts";

/** What the action refused, and what was typed. */
export interface RefusedTexts {
  readonly intent: string;
  readonly errors: readonly FormError[];
  readonly number: string;
}

interface TextMessagesProps {
  readonly sms: NonNullable<Preferences["sms"]>;
  readonly refused: RefusedTexts | undefined;
  /** Whether a number other than the one waiting for its code is wanted. */
  readonly again: boolean;
  /** The profile's number, so that it isn't asked for again. */
  readonly known: string | undefined;
}

/** E-23: the phone that receives text messages: requested, proved by a code, and forgotten. */
export function TextMessages({ sms, refused, again, known }: TextMessagesProps) {
  const { number, asked, stopped, from } = sms;
  return (
    <section className="text-messages" id="texts">
      <h2>{message("sms.title")}</h2>
      {stopped ? (
        <p role="status">{message("sms.wasStopped", { number: number ?? asked ?? "", from })}</p>
      ) : (
        <p>{number === undefined ? message("sms.lead") : message("sms.goTo", { number })}</p>
      )}
      {asked !== undefined && !again && !stopped && <CodeForm number={asked} refused={refused} />}
      {number === undefined && (asked === undefined || again) && (
        <NumberForm consent={sms.consent} refused={refused} known={known} />
      )}
      {(number ?? asked) !== undefined && (
        <Form method="post" preventScrollReset>
          <Button tone="quiet" name="intent" value={phoneIntents.forget}>
            {message("sms.noTexts")}
          </Button>
        </Form>
      )}
    </section>
  );
}

type Asking = Pick<TextMessagesProps, "refused">;

interface NumberFormProps extends Pick<TextMessagesProps, "refused" | "known"> {
  readonly consent: string;
}

function NumberForm({ consent, refused, known }: NumberFormProps) {
  const errors = errorsOf(refused, phoneIntents.ask);
  const fault = (field: string) => errors.find((error) => error.field === field)?.text;
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="text-form" preventScrollReset>
      <FormErrors errors={errors} />
      <TextField
        name="number"
        label={message("sms.number")}
        hint={message("sms.numberHint")}
        type="tel"
        autoComplete="tel"
        maxLength={50}
        required
        defaultValue={refused?.number ?? known}
        error={fault("number")}
      />
      <label className="choice">
        <input
          type="checkbox"
          id="consent"
          name="consent"
          value={consent}
          aria-invalid={fault("consent") === undefined ? undefined : true}
        />
        <span>{consent}</span>
      </label>
      <div className="actions">
        <Button name="intent" value={phoneIntents.ask} busy={busy}>
          {message("sms.ask")}
        </Button>
      </div>
    </Form>
  );
}

function CodeForm({ number, refused }: Asking & { readonly number: string }) {
  const errors = errorsOf(refused, phoneIntents.prove);
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="text-form" preventScrollReset>
      <FormErrors errors={errors} />
      <CodeField
        label={message("sms.code")}
        hint={message("sms.codeSent", { number })}
        error={errors[0]?.text}
      />
      <div className="actions">
        <Button name="intent" value={phoneIntents.prove} busy={busy}>
          {message("sms.prove")}
        </Button>
        <Button tone="quiet" name="intent" value={phoneIntents.again}>
          {message("sms.otherNumber")}
        </Button>
      </div>
    </Form>
  );
}

function errorsOf(refused: RefusedTexts | undefined, intent: string): readonly FormError[] {
  return refused?.intent === intent ? refused.errors : [];
}
