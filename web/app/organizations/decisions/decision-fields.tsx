import { message } from "@candor/contract/messages/message";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { type DecisionStage, refusalReasons } from "@candor/contract/values";
import { NoteField } from "../../templates/note-field.tsx";
import type { NoteTemplates } from "../../templates/template-buttons.tsx";
import { TextField } from "../../ui/field.tsx";
import type { FormError } from "../../ui/form-errors.tsx";
import { MeetingFields } from "../meetings/meeting-fields.tsx";
import { type TypedMeeting, typedMeetingOf } from "../meetings/typed-meeting.ts";
import { Choices } from "./choices.tsx";

/** A decision form's values, by field. */
export type TypedDecision = Readonly<Record<"stage" | "reason" | "ownReason" | "note", string>> &
  TypedMeeting & {
    /** When the application was read. */
    readonly asOf?: string;
  };

interface DecisionFieldsProps {
  readonly name: string;
  readonly stages: readonly DecisionStage[];
  readonly typed: Partial<TypedDecision>;
  readonly faults: readonly FormError[];
  /** A reason's digit submits the form. */
  readonly sendsByKey: boolean;
  /** The time zones to choose from. */
  readonly zones: readonly string[];
  readonly filled: string | undefined;
  readonly templates: readonly NoteTemplates[];
}

/** The reasons and the meeting appear once their stage is chosen: the style sheet sees which radio is checked. */
export function DecisionFields({
  name,
  stages,
  typed,
  faults,
  sendsByKey,
  zones,
  filled,
  templates,
}: DecisionFieldsProps) {
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  return (
    <>
      <StageField stages={stages} chosen={typed.stage} error={errorOf("stage")} />
      <ReasonFields typed={typed} error={errorOf("reason")} sendsByKey={sendsByKey} />
      {stages.includes("interview") && (
        <MeetingFields
          legend={message("organization.meeting")}
          name={name}
          typed={typed}
          zones={zones}
          errorOf={errorOf}
        />
      )}
      <NoteField
        label={message("organization.note")}
        hint={message("organization.applicantReads", { name })}
        note={typed.note}
        rows={3}
        filled={filled}
        error={errorOf("note")}
        templates={templates}
      />
    </>
  );
}

interface StageFieldProps {
  readonly stages: readonly DecisionStage[];
  readonly chosen: string | undefined;
  readonly error: string | undefined;
}

function StageField({ stages, chosen, error }: StageFieldProps) {
  return (
    <Choices
      name="stage"
      legend={message("organization.stage")}
      options={stages.map((stage, at) => ({
        value: stage,
        label: message(`applicationStatus.${stage}`),
        keys: stage === "declined" ? `d ${at + 1}` : String(at + 1),
      }))}
      chosen={chosen}
      error={error}
    />
  );
}

interface ReasonFieldsProps extends Pick<DecisionFieldsProps, "typed" | "sendsByKey"> {
  readonly error: string | undefined;
}

/** A listed reason, or one in the Pro's own words. */
function ReasonFields({ typed, error, sendsByKey }: ReasonFieldsProps) {
  return (
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
        error={error}
        sendsByKey={sendsByKey}
      />
      <TextField
        name="ownReason"
        label={message("organization.ownReason")}
        defaultValue={typed.ownReason}
        maxLength={200}
      />
    </div>
  );
}

/** A mark, as its form would hold it. */
export function typedOf({ stage, reason = "", note = "", meeting }: HeldDecision): TypedDecision {
  const isListed = (refusalReasons as readonly string[]).includes(reason);
  return {
    stage,
    reason: isListed ? reason : "",
    ownReason: isListed ? "" : reason,
    note,
    ...typedMeetingOf(meeting),
  };
}
