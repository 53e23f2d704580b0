import { localTimeOf } from "@candor/contract/applications/local-time";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { Form, useNavigation } from "react-router";
import { Absence, type RefusedWords } from "../../applications/absence.tsx";
import { BothClocks } from "../../applications/both-clocks.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormErrors } from "../../ui/form-errors.tsx";
import { LinkedText } from "../../ui/linked-text.tsx";
import { Trouble } from "../../ui/trouble.tsx";
import { useTimesSent } from "../../ui/use-times-sent.ts";
import type { MeetingRefusal } from "./meeting-action.ts";
import { MeetingFields } from "./meeting-fields.tsx";
import { type TypedMeeting, typedMeetingOf } from "./typed-meeting.ts";

interface InterviewPanelProps {
  readonly application: OrganizationApplicationDetails;
  readonly mayAnswer: boolean;
  readonly refusal: MeetingRefusal | undefined;
  readonly zones: readonly string[];
  readonly now: number;
}

/** The Pro's side of an interview: how far it has come, alternative times, and cancelling. */
export function InterviewPanel({ application, mayAnswer, refusal, zones, now }: InterviewPanelProps) {
  const { invitation, met, firstName, lastName } = application;
  const name = `${firstName} ${lastName}`;
  if (!invitation && !met) return null;
  return (
    <section className="invitation" aria-labelledby="interview-to-come">
      <h2 id="interview-to-come">{message("meetings.proTitle")}</h2>
      <Trouble text={refusal?.trouble} refusal={refusal} />
      {invitation && <Standing {...{ invitation, name }} />}
      {invitation && mayAnswer && (
        <>
          <AgreeToProposal {...{ invitation, name }} />
          <OtherTimes {...{ invitation, name, refusal, zones }} />
          {(invitation.meeting || invitation.times) && <CallOff {...{ name, refusal }} />}
        </>
      )}
      {met && (
        <Absence
          {...{ met, name, now }}
          side="organization"
          intent="meeting"
          mayAct={mayAnswer}
          refused={refusal && refusedWords(refusal)}
        />
      )}
    </section>
  );
}

function refusedWords({ act, said, meetingFaults }: MeetingRefusal): RefusedWords | undefined {
  return act === "absent" || act === "answer"
    ? { says: act, said, error: meetingFaults[0]?.text }
    : undefined;
}

/** The applicant's clock, if it is known. */
function theirs({ seekerZone }: Invited, name: string) {
  return seekerZone === undefined
    ? undefined
    : { timeZone: seekerZone, label: message("meetings.proTheirs", { name }) };
}

type Invited = NonNullable<OrganizationApplicationDetails["invitation"]>;

interface OfInvitation {
  readonly invitation: Invited;
  readonly name: string;
}

function Standing({ invitation, name }: OfInvitation) {
  const { meeting, agreed, times, offer, canceledBy } = invitation;
  if (canceledBy)
    return (
      <p className="invitation-said">
        {message(canceledBy === "seeker" ? "meetings.proDeclined" : "meetings.proCanceled", { name })}
      </p>
    );
  const shared = meeting ?? offer;
  if (!shared) return <p>{message("meetings.proNone")}</p>;
  // An agreed time appears alone.
  const shown = meeting ? [meeting.at] : (times ?? []).map(({ at }) => at);
  return (
    <>
      <p className="invitation-said">
        {message(agreed ? "meetings.proAgreed" : "meetings.proOffered", { name })}
      </p>
      <ul className="offered-times">
        {shown.map((at) => (
          <li key={at}>
            <BothClocks
              at={at}
              own={{ timeZone: shared.timeZone, label: message("meetings.proYours") }}
              other={theirs(invitation, name)}
            />
          </li>
        ))}
      </ul>
      <p className="field-hint">
        {message("organization.meetingMinutes", { minutes: shared.minutes })}
        {shared.place !== undefined && (
          <>
            {" "}
            · <LinkedText text={shared.place} />
          </>
        )}
      </p>
    </>
  );
}

/** One press offers exactly the proposed time, which agrees on it. */
function AgreeToProposal({ invitation, name }: OfInvitation) {
  const busy = useNavigation().state !== "idle";
  const { proposed, meeting, offer, seekerZone } = invitation;
  if (proposed === undefined) return null;
  const shared = meeting ?? offer ?? { timeZone: seekerZone ?? "UTC", minutes: 30 };
  return (
    <Form method="post" className="invitation-reply">
      <p className="invitation-said">{message("meetings.proProposed", { name })}</p>
      <BothClocks
        at={proposed}
        own={{ timeZone: shared.timeZone, label: message("meetings.proYours") }}
        other={theirs(invitation, name)}
      />
      <input type="hidden" name="intent" value="meeting" />
      <input type="hidden" name="meetingAt" value={localTimeOf(Date.parse(proposed), shared.timeZone)} />
      <input type="hidden" name="meetingZone" value={shared.timeZone} />
      <input type="hidden" name="meetingMinutes" value={shared.minutes} />
      <input type="hidden" name="meetingPlace" value={shared.place ?? ""} />
      <Button busy={busy} name="act" value="agree">
        {message("meetings.proAccept")}
      </Button>
    </Form>
  );
}

interface OtherTimesProps extends OfInvitation {
  readonly refusal: MeetingRefusal | undefined;
  readonly zones: readonly string[];
}

function OtherTimes({ invitation, name, refusal, zones }: OtherTimesProps) {
  const busy = useNavigation().state !== "idle";
  const refused = refusal?.act === "offer" ? refusal : undefined;
  const sent = useTimesSent("offer", refusal, "act");
  const { meetingZone, meetingMinutes, meetingPlace } = typedMeetingOf(
    invitation.meeting ?? (invitation.offer && { ...invitation.offer, at: new Date(0).toISOString() }),
  );
  const typed: Partial<TypedMeeting> = refused?.meeting ?? { meetingZone, meetingMinutes, meetingPlace };
  const errorOf = (field: string) => refused?.meetingFaults.find((fault) => fault.field === field)?.text;
  return (
    <details key={sent} open={refused !== undefined}>
      <summary>{message("meetings.proOffer")}</summary>
      <Form method="post" className="invitation-reply" noValidate>
        <FormErrors errors={refused?.meetingFaults ?? []} />
        <input type="hidden" name="intent" value="meeting" />
        <p className="field-hint">{message("meetings.proOfferTerms", { name })}</p>
        <MeetingFields legend={message("meetings.proOffer")} {...{ name, typed, zones, errorOf }} />
        <Button busy={busy} name="act" value="offer">
          {message("meetings.proOfferSend")}
        </Button>
      </Form>
    </details>
  );
}

function CallOff({ name, refusal }: Pick<OtherTimesProps, "name" | "refusal">) {
  const busy = useNavigation().state !== "idle";
  const refused = refusal?.act === "cancel" ? refusal : undefined;
  return (
    <details open={refused !== undefined}>
      <summary>{message("meetings.proCancel")}</summary>
      <Form method="post" className="invitation-reply">
        <input type="hidden" name="intent" value="meeting" />
        <TextField
          name="said"
          label={message("meetings.proCancelText", { name })}
          defaultValue={refused?.said}
          error={refused?.meetingFaults[0]?.text}
          maxLength={limits.noteCharacters}
          multiline
          rows={3}
        />
        <Button busy={busy} tone="quiet" name="act" value="cancel">
          {message("meetings.proCancel")}
        </Button>
      </Form>
    </details>
  );
}
