import { asRead, readPartsAsRead } from "@candor/contract/applications/as-read";
import type { Pace } from "@candor/contract/applications/pace";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import { limits } from "@candor/contract/limits";
import type { MatchSheet as Sheet } from "@candor/contract/match/shapes";
import { message } from "@candor/contract/messages/message";
import type { ReadyApplication } from "@candor/contract/one-click/shapes";
import type { ReadParts } from "@candor/contract/resumes/reading";
import type { PostingSignal } from "@candor/contract/signals/shapes";
import type { BlindStage } from "@candor/contract/values";
import { Form, useNavigation } from "react-router";
import { addresses } from "../addresses.ts";
import { AnswerText } from "../answers/answer-text.tsx";
import { FaultSummary } from "../forms/fault-summary.tsx";
import { PostingSignals } from "../jobs/details/posting-signals.tsx";
import { MatchSheet } from "../match/match-sheet.tsx";
import { ReadInFile } from "../resumes/read-in-file.tsx";
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
  /** M-11: what to look at twice in the posting. */
  readonly signals: readonly PostingSignal[] | undefined;
  /** M-05: the text of the resume and what software reads in it; absent if no text was found. */
  readonly resume: ResumeText | undefined;
  /** Why the last try could not be sent. */
  readonly failed: string | undefined;
  /** M-38: present if the person has sent many today. */
  readonly pace: Pace | undefined;
  readonly refusal: Refusal | undefined;
}

interface ResumeText {
  readonly text: string;
  readonly reading: ReadParts | undefined;
}

/** Everything that one press sends. The pitch can be changed here; anything else in Easy Apply. */
export function ReadyToSend(props: ReadyToSendProps) {
  const { job, ready, match, signals = [], resume, failed, pace, refusal } = props;
  const { dateText } = useDates();
  const busy = useNavigation().state !== "idle";
  const organization = job.organization.name;
  return (
    <Form className="step-form" method="post" noValidate>
      <FaultSummary refusal={refusal} />
      {failed !== undefined && <p role="alert">{message("oneClick.notSent", { detail: failed })}</p>}
      <p>{message("oneClick.lead", { organization, seconds: limits.undoSeconds })}</p>
      <BlindPromise organization={job.organization} until={job.organization.blindUntil} />
      <PostingSignals signals={signals} title={message("signal.title")} />
      <Sending ready={ready} resume={resume} blindUntil={job.organization.blindUntil} />
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
  readonly resume: ResumeText | undefined;
  readonly blindUntil: BlindStage | undefined;
}

/** As its reader will see it: one press never shares contact details. */
function Sending({ ready, resume: read, blindUntil }: SendingProps) {
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
        {read ? (
          <ReadInFile
            text={seen(read.text)}
            reading={read.reading && readPartsAsRead(read.reading, seen)}
            opened={false}
          />
        ) : (
          <span>{message("apply.resumeNoText")}</span>
        )}
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
