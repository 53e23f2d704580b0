import { zoneName } from "@candor/contract/accounts/zone-name";
import type { JobAlert } from "@candor/contract/alerts/shapes";
import { limits } from "@candor/contract/limits";
import { perLocale } from "@candor/contract/messages/locale";
import { type MessageKey, message } from "@candor/contract/messages/message";
import { alertFrequencies, alertHours, remoteOptions } from "@candor/contract/values";
import { useMemo } from "react";
import { FaultSummary } from "../forms/fault-summary.tsx";
import type { Typed } from "../forms/typed-fields.ts";
import { useFormChecks } from "../forms/use-form-checks.ts";
import { Button } from "../ui/button.tsx";
import { AskFirst } from "../ui/dialogs/ask-first.tsx";
import { ChoiceField, SelectField, TextField } from "../ui/field.tsx";
import { alertFields, fieldsOf, restOf } from "./alert-fields.ts";
import type { AlertRefusal } from "./change-alert.ts";

interface AlertFormProps {
  readonly alert: JobAlert;
  readonly refusal: AlertRefusal | undefined;
  /** The page's address without a notice. */
  readonly page: string;
}

/** E-15: what a person can change about an alert, and the buttons that pause, resume and delete it. */
export function AlertForm({ alert, refusal, page }: AlertFormProps) {
  const typed = refusal?.typed ?? fieldsOf(alert);
  const refused = useMemo(() => refusal && { errors: errorsOf(refusal) }, [refusal]);
  const { errors, ...checks } = useFormChecks(refused, (now) => (refusal ? stillRefused(refusal, now) : {}));
  const field = (name: keyof typeof typed, label: MessageKey) => ({
    name,
    label: message(label),
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <form method="post" action={page} className="alert-form" {...checks}>
      <FaultSummary refusal={refusal} />
      <TextField {...field("query", "alerts.query")} maxLength={limits.queryCharacters} />
      <TextField {...field("location", "alerts.location")} maxLength={200} />
      <TextField {...field("distanceMiles", "alerts.distance")} inputMode="numeric" />
      <ChoiceField {...choice("remote", "alerts.remote")} options={remotes()} />
      <ChoiceField {...choice("frequency", "alerts.frequency")} options={frequencies()} />
      <SelectField {...field("hour", "alerts.hour")} options={hours()} />
      <p className="field-hint">{hourHint(alert)}</p>
      {restOf(alert).length > 0 && <p className="field-hint">{message("alerts.also")}</p>}
      <input type="hidden" name="paused" value={String(alert.paused)} />
      <div className="actions">
        <Button name="intent" value="save">
          {message("alerts.save")}
        </Button>
        <Button tone="quiet" name="intent" value={alert.paused ? "resume" : "pause"}>
          {message(alert.paused ? "alerts.resume" : "alerts.pausing")}
        </Button>
        <AskFirst
          {...removal(alert)}
          label={message("alerts.remove")}
          tone="danger"
          page={`${page}?delete`}
        />
      </div>
    </form>
  );

  function choice(name: "remote" | "frequency", legend: MessageKey) {
    const { label, ...rest } = field(name, legend);
    return { ...rest, legend: label };
  }
}

/** What is asked before an alert is deleted, and what is sent then. */
export function removal({ title }: JobAlert) {
  const question = {
    title: message("alerts.removeTitle"),
    body: message("alerts.removeBody", { title }),
    confirmLabel: message("alerts.remove"),
    cancelLabel: message("alerts.removeNot"),
  };
  return { question, values: { intent: "remove" } };
}

const remotes = perLocale(() =>
  remoteOptions.map((value) => ({ value, label: message(`remoteOption.${value}`) })),
);
const frequencies = perLocale(() =>
  alertFrequencies.map((value) => ({ value, label: message(`frequency.${value}`) })),
);
const hours = perLocale((locale) => {
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone: "UTC" });
  return alertHours.map((hour) => ({
    value: String(hour),
    label: format.format(Date.UTC(2000, 0, 1, hour)),
  }));
});

function errorsOf({ faults }: Pick<AlertRefusal, "faults">): Record<string, string> {
  return Object.fromEntries(faults.map(({ field, text }) => [field, text]));
}

/** Only the call knows what is wrong with a value: what it refused stays refused until it is something else. */
function stillRefused(refusal: AlertRefusal, typed: Typed): Record<string, string> {
  const same = refusal.faults.filter(({ field }) =>
    alertFields.some((name) => name === field && typed(name) === refusal.typed[name]),
  );
  return errorsOf({ faults: same });
}

function hourHint({ timeZone }: JobAlert): string {
  return timeZone === undefined
    ? message("alerts.hourHintUtc")
    : message("alerts.hourHint", { timeZone: zoneName(timeZone) });
}
