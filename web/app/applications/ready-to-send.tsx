import { asRead } from "@candor/contract/applications/as-read";
import type { Pace } from "@candor/contract/applications/pace";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import { limits } from "@candor/contract/limits";
import type { MatchSheet as Sheet } from "@candor/contract/match/shapes";
import { message } from "@candor/contract/messages/message";
import type { ReadyApplication } from "@candor/contract/one-click/shapes";
import type { BlindStage } from "@candor/contract/values";
import { Form, useNavigation } from "react-router";
import { addresses } from "../addresses.ts";
import { AnswerText } from "../answers/answer-text.tsx";
import { FaultSummary } from "../forms/fault-summary.tsx";
import { MatchSheet } from "../match/match-sheet.tsx";
import { TextField } from "../ui/field.tsx";
import { useDates } from "../wording/use-dates.ts";
import type { Refusal } from "./apply/draft/save-step.ts";
import { PaceNote, SendButtons } from "./apply/pace-note.tsx";
import { BlindPromise } from "./blind-promise.tsx";
import { Part } from "./part.tsx";

interface ReadyToSendProps {
  readonly job: Pick<JobDetails, "id" | "title" | "organization">;
  readonly ready: ReadyApplication;
  /** M-23: the sheet that goes along. */
  readonly match: Sheet | undefined;
  /** Why the last try could not be sent. */
  readonly failed: string | undefined;
  /** M-38: present if the person has sent many today. */
  readonly pace: Pace | undefined;
  readonly refusal: Refusal | undefined;
}

/** Everything that one press sends. The pitch can be changed here; anything else in Easy Apply. */
export function ReadyToSend({ job, ready, match, failed, pace, refusal }: ReadyToSendProps) {
  const { dateText } = useDates();
  const busy = useNavigation().state !== "idle";
  const organization = job.organization.name;
  return (
    <Form className="step-form" method="post" noValidate>
      <FaultSummary refusal={refusal} />
      {failed !== undefined && <p role="alert">{message("oneClick.notSent", { detail: failed })}</p>}
      <p>{message("oneClick.lead", { organization, seconds: limits.undoSeconds })}</p>
      <BlindPromise organization={job.organization} until={job.organization.blindUntil} />
      <Sending ready={ready} blindUntil={job.organization.blindUntil} />
      <TextField
        name="elevatorPitch"
        label={message("applyStep.elevatorPitch")}
        hint={message("oneClick.pitchHint", { date: dateText(ready.pitchedAt) })}
        defaultValue={refusal?.typed?.elevatorPitch ?? ready.elevatorPitch}
        error={refusal?.faults.find(({ field }) => field === "elevatorPitch")?.text}
        rows={6}
        multiline
        required
      />
      {ready.pitchIsGeneral && <p className="before-sending">{message("match.generalPitch")}</p>}
      <MatchSheet sheet={match} title={message("match.title")} organization={organization} />
      <p>{message("match.goesAlong", { organization })}</p>
      {pace && <PaceNote pace={pace} />}
      <div className="actions">
        <SendButtons pace={pace} busy={busy} />
        <a href={addresses.apply(job)}>{message("oneClick.change")}</a>
      </div>
    </Form>
  );
}

interface SendingProps {
  readonly ready: ReadyApplication;
  readonly blindUntil: BlindStage | undefined;
}

/** As its reader will see it: one press never shares contact details. */
function Sending({ ready, blindUntil }: SendingProps) {
  const { firstName, lastName, email, phone, postalCode, resume, answers } = ready;
  const seen = asRead({ firstName, lastName, email, phone, shared: false, blindUntil: blindUntil ?? null });
  return (
    <dl className="preview">
      <Part label={message("apply.name")}>
        {firstName} {lastName}
      </Part>
      <Part label={message("apply.resume")}>
        <span>{seen(resume.fileName)}</span>
        <span>{message("apply.resumeHidden")}</span>
      </Part>
      <Part label={message("applyStep.contact")}>
        <span>{message("apply.contactHidden")}</span>
        <span className="figures">{postalCode}</span>
      </Part>
      {answers.map(({ question, kind, answer }) => (
        <Part key={question} label={question}>
          <AnswerText kind={kind} answer={seen(answer)} />
        </Part>
      ))}
    </dl>
  );
}
