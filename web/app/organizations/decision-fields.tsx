import { localTimeOf } from "@candor/contract/applications/local-time";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { type DecisionStage, refusalReasons } from "@candor/contract/values";
import { SelectField, TextField } from "../ui/field.tsx";
import type { FormError } from "../ui/form-errors.tsx";
import { useSession } from "../wire/session-data.ts";
import { plainZone } from "../wording/dates.ts";
import { Choices } from "./choices.tsx";

/** What a decision's form holds, by its fields. */
export type TypedDecision = Readonly<
  Record<
    | "stage"
    | "reason"
    | "ownReason"
    | "note"
    | "meetingAt"
    | "meetingZone"
    | "meetingMinutes"
    | "meetingPlace",
    string
  >
>;

interface DecisionFieldsProps {
  readonly name: string;
  readonly stages: readonly DecisionStage[];
  readonly typed: Partial<TypedDecision>;
  readonly faults: readonly FormError[];
  /** A digit for a reason sends the form. */
  readonly sendsByKey: boolean;
  /** The time zones to choose from. */
  readonly zones: readonly string[];
}

/** The reasons and the meeting show once their stage is chosen: the style sheet sees which radio is checked. */
export function DecisionFields({ name, stages, typed, faults, sendsByKey, zones }: DecisionFieldsProps) {
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  return (
    <>
      <Choices
        name="stage"
        legend={message("organization.stage")}
        options={stages.map((stage, at) => ({
          value: stage,
          label: message(`applicationStatus.${stage}`),
          keys: stage === "declined" ? `d ${at + 1}` : String(at + 1),
        }))}
        chosen={typed.stage}
        error={errorOf("stage")}
      />
      <div className="decision-reasons">
        <Choices
          name="reason"
          legend={message("organization.reason")}
          options={refusalReasons.map((reason, at) => ({
            value: reason,
            label: message(`refusalReason.${reason}`),
            keys: String(at + 1),
          }))}
          chosen={typed.reason}
          error={errorOf("reason")}
          sendsByKey={sendsByKey}
        />
        <TextField
          name="ownReason"
          label={message("organization.ownReason")}
          defaultValue={typed.ownReason}
          maxLength={200}
        />
      </div>
      <Meeting typed={typed} zones={zones} error={errorOf("meetingAt")} />
      <TextField
        name="note"
        label={message("organization.note")}
        hint={message("organization.applicantReads", { name })}
        defaultValue={typed.note}
        maxLength={limits.noteCharacters}
        multiline
        rows={3}
      />
    </>
  );
}

const lengths = [15, 30, 45, 60, 90, 120, 180];

interface MeetingProps extends Pick<DecisionFieldsProps, "typed" | "zones"> {
  readonly error: string | undefined;
}

function Meeting({ typed, zones, error }: MeetingProps) {
  const { timeZone = plainZone } = useSession().profile ?? {};
  return (
    <fieldset className="decision-meeting">
      <legend>{message("organization.meeting")}</legend>
      <div className="form-field">
        <label htmlFor="meetingAt">{message("organization.meetingAt")}</label>
        <input
          type="datetime-local"
          id="meetingAt"
          name="meetingAt"
          defaultValue={typed.meetingAt}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : "meetingAt-error"}
        />
        {error !== undefined && (
          <p className="field-error" id="meetingAt-error">
            {error}
          </p>
        )}
      </div>
      <SelectField
        name="meetingZone"
        label={message("organization.meetingZone")}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        defaultValue={typed.meetingZone || timeZone}
      />
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

/** A mark as its form would hold it. */
export function typedOf({ stage, reason = "", note = "", meeting }: HeldDecision): TypedDecision {
  const isListed = (refusalReasons as readonly string[]).includes(reason);
  return {
    stage,
    reason: isListed ? reason : "",
    ownReason: isListed ? "" : reason,
    note,
    meetingAt: meeting ? localTimeOf(Date.parse(meeting.at), meeting.timeZone) : "",
    meetingZone: meeting?.timeZone ?? "",
    meetingMinutes: meeting ? String(meeting.minutes) : "",
    meetingPlace: meeting?.place ?? "",
  };
}
