import { message } from "@candor/contract/messages/message";
import { SelectField, TextField } from "../../ui/field.tsx";
import { ZoneOptions } from "../../ui/zone-options.tsx";
import { useSession } from "../../wire/session-data.ts";
import { plainZone } from "../../wording/dates.ts";
import { moreTimes, type TypedMeeting } from "./typed-meeting.ts";

const lengths = [15, 30, 45, 60, 90, 120, 180];

interface MeetingFieldsProps {
  readonly legend: string;
  /** The applicant's name. */
  readonly name: string;
  readonly typed: Partial<TypedMeeting>;
  readonly zones: readonly string[];
  /** Takes the field's name. */
  readonly errorOf: (field: string) => string | undefined;
}

/** When and where to talk, with more times to choose from. */
export function MeetingFields({ legend, name, typed, zones, errorOf }: MeetingFieldsProps) {
  const { timeZone = plainZone } = useSession().profile ?? {};
  const zone = typed.meetingZone || timeZone;
  const { more = [] } = typed;
  const isOpen = more.some((local) => local !== "") || moreTimes.some((field) => errorOf(field));
  return (
    <fieldset className="decision-meeting">
      <legend>{legend}</legend>
      <TimeField
        name="meetingAt"
        label={message("organization.meetingAt")}
        typed={typed.meetingAt}
        error={errorOf("meetingAt")}
      />
      <details className="more-times" open={isOpen}>
        <summary>{message("meetings.moreTimes")}</summary>
        <p className="field-hint">{message("meetings.moreHint", { name })}</p>
        {moreTimes.map((field, at) => (
          <TimeField
            key={field}
            name={field}
            label={message("meetings.moreAt", { number: at + 2 })}
            typed={more[at]}
            error={errorOf(field)}
          />
        ))}
      </details>
      {/* The browser may say only now where it is. */}
      <SelectField
        key={zone}
        name="meetingZone"
        label={message("organization.meetingZone")}
        defaultValue={zone}
      >
        <ZoneOptions zones={zones} chosen={zone} />
      </SelectField>
      <SelectField
        name="meetingMinutes"
        label={message("organization.meetingLength")}
        options={lengths.map((minutes) => ({
          value: String(minutes),
          label: message("organization.meetingMinutes", { minutes }),
        }))}
        defaultValue={typed.meetingMinutes || "30"}
      />
      <TextField
        name="meetingPlace"
        label={message("organization.meetingPlace")}
        defaultValue={typed.meetingPlace}
        maxLength={300}
      />
    </fieldset>
  );
}

interface TimeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

function TimeField({ name, label, typed, error }: TimeFieldProps) {
  return (
    <div className="form-field">
      <label htmlFor={name}>{label}</label>
      <input
        type="datetime-local"
        id={name}
        name={name}
        defaultValue={typed}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
      />
      {error !== undefined && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
