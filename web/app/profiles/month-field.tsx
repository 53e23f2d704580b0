import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { TypedMonth } from "@candor/contract/profiles/shapes";

interface MonthFieldProps {
  /** Also the element's id: error summaries link to it. */
  readonly name: "started" | "ended";
  readonly typed: { readonly month: string; readonly year: string };
  readonly error: string | undefined;
}

const labels = perLocale(() => ({
  started: {
    legend: message("profile.started"),
    month: message("profile.startedMonth"),
    year: message("profile.startedYear"),
  },
  ended: {
    legend: message("profile.ended"),
    month: message("profile.endedMonth"),
    year: message("profile.endedYear"),
  },
}));

const monthNames = perLocale((locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
});

/** A month and a year. */
export function MonthField({ name, typed, error }: MonthFieldProps) {
  const described = error === undefined ? undefined : `${name}-error`;
  // Not all screen readers read what describes a group.
  const states = { "aria-invalid": error !== undefined || undefined, "aria-describedby": described };
  return (
    <fieldset className="form-field month-field" id={name} tabIndex={-1} aria-describedby={described}>
      <legend>{labels()[name].legend}</legend>
      <select name={`${name}-month`} aria-label={labels()[name].month} defaultValue={typed.month} {...states}>
        <option value="">{message("profile.month")}</option>
        {monthNames().map((month, at) => (
          <option key={month} value={at + 1}>
            {month}
          </option>
        ))}
      </select>
      <input
        name={`${name}-year`}
        aria-label={labels()[name].year}
        placeholder={message("profile.year")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={typed.year}
        {...states}
      />
      {error !== undefined && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A typed month in the call's format. */
export function typedMonth(month: string, year: string): TypedMonth {
  return {
    ...(/^\d{1,4}$/.test(year.trim()) && { year: Number(year) }),
    ...(/^(?:[1-9]|1[0-2])$/.test(month) && { month: Number(month) }),
  };
}
