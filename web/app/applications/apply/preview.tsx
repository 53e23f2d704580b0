import { message } from "@candor/contract/messages/message";
import type { ReadParts } from "@candor/contract/resumes/reading";
import type { Resume } from "@candor/contract/resumes/shapes";
import type { ReactNode } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { AnswerText } from "../../answers/answer-text.tsx";
import { keptIn } from "../../application-addresses.ts";
import { FaultSummary } from "../../forms/fault-summary.tsx";
import { MatchSheet } from "../../match/match-sheet.tsx";
import { ReadInFile } from "../../resumes/read-in-file.tsx";
import { fileSizeText } from "../../wording/file-size.ts";
import { BlindPromise } from "../blind-promise.tsx";
import type { Refusal } from "./draft/save-step.ts";
import type { OpenApplyPage } from "./load-apply.ts";
import type { OwnQuestion } from "./own-questions.ts";
import { KeptNote, PaceNote, SendButtons } from "./pace-note.tsx";
import { StepBack } from "./steps/step-back.tsx";
import { partAddress, type StepName } from "./steps/steps.ts";

/** Everything that will be sent, as its reader will see it, and the submit button. */
export function Preview({ page, refusal }: { page: OpenApplyPage; refusal: Refusal | undefined }) {
  const organization = page.job.organization.name;
  const sending = useNavigation().state !== "idle";
  const kept = keptIn(useLocation().search);
  return (
    <Form className="step-form" method="post">
      <input type="hidden" name="shown" value={page.shown} />
      <FaultSummary refusal={refusal} />
      <h2>{message("apply.preview", { organization })}</h2>
      <BlindPromise organization={page.job.organization} until={page.job.organization.blindUntil} />
      <PreviewParts page={page} />
      <MatchSheet sheet={page.match} title={message("match.title")} organization={organization} />
      <p>
        {message("apply.sendTerms", { organization })} {message("match.goesAlong", { organization })}
      </p>
      {page.draft.pitchIsGeneral && <GeneralPitch />}
      {page.keptAway && <KeptAway organization={organization} keptAway={page.keptAway} />}
      {page.pace && !kept && <PaceNote pace={page.pace} />}
      {kept && <KeptNote kept={kept} expiresAt={page.draft.expiresAt} />}
      <div className="actions">
        <SendButtons pace={page.pace} kept={kept} busy={sending} />
        <StepBack step="finish" />
      </div>
    </Form>
  );
}

/** M-38: asks once, before sending, and never blocks the person. */
function GeneralPitch() {
  return (
    <p className="before-sending">
      {message("match.generalPitch")}{" "}
      <Link to={partAddress(useLocation().pathname, "elevator-pitch")}>{message("match.changePitch")}</Link>
    </p>
  );
}

interface KeptAwayProps {
  readonly organization: string;
  readonly keptAway: NonNullable<OpenApplyPage["keptAway"]>;
}

/** M-28. Nothing is sent to a blocked employer unless this is checked. */
function KeptAway({ organization, keptAway }: KeptAwayProps) {
  const named = { organization, client: keptAway.organization.name };
  return (
    <div className="kept-away">
      <p>{message(keptAway.isClient ? "blocks.clientAsk" : "blocks.employerAsk", named)}</p>
      <label className="choice">
        <input type="checkbox" name="toEmployer" value="yes" />
        {message(keptAway.isClient ? "blocks.applyAnywayFor" : "blocks.applyAnyway", named)}
      </label>
    </div>
  );
}

function PreviewParts({ page: { draft, charities, seen, reading } }: { page: OpenApplyPage }) {
  const { fields, resume } = draft;
  const part = (step: StepName, names: readonly string[]) => ({
    step,
    faults: draft.faults.filter(({ field }) => names.includes(field)),
  });
  const charity = charities.find(({ id }) => id === fields.charityId);
  return (
    <dl className="preview">
      <Part label={message("apply.name")} {...part("personal", ["firstName", "lastName"])}>
        {[fields.firstName, fields.lastName].filter(Boolean).join(" ")}
      </Part>
      <Part label={message("apply.resume")} {...part("personal", ["resumeId"])}>
        {resume ? (
          <PreviewResume
            resume={{ ...resume, ...seen?.resume }}
            reading={seen?.reading ?? reading}
            hidden={seen !== undefined}
          />
        ) : (
          draft.resumeOptional && message("applications.noResume")
        )}
      </Part>
      <Part label={message("applyStep.contact")} {...part("contact", ["email", "phone", "postalCode"])}>
        {seen ? (
          <span>{message("apply.contactHidden")}</span>
        ) : (
          <>
            <span>{fields.email}</span>
            <span className="figures">{fields.phone}</span>
          </>
        )}
        <span className="figures">{fields.postalCode}</span>
      </Part>
      <Part label={message("applyStep.charity")} {...part("charity", ["charityId"])}>
        {charity?.name ?? message("apply.noCharity")}
      </Part>
      <Part label={message("applyStep.elevatorPitch")} {...part("elevator-pitch", ["elevatorPitch"])}>
        <span className="as-typed">{seen?.elevatorPitch ?? fields.elevatorPitch}</span>
      </Part>
      {draft.questions.map(({ id, text, kind, answer, file }) => (
        <Part key={id} label={text} {...part("questions", [`answer-${id}`])}>
          <PreviewAnswer
            {...{ kind, file }}
            answer={seen?.answers[id] ?? answer}
            hidden={seen !== undefined}
          />
        </Part>
      ))}
    </dl>
  );
}

interface PreviewAnswerProps extends Pick<OwnQuestion, "kind" | "answer"> {
  readonly file: OwnQuestion["file"];
  readonly hidden: boolean;
}

interface PartProps {
  readonly label: string;
  readonly step: StepName;
  readonly faults: Refusal["faults"];
  readonly children: ReactNode;
}

function Part({ label, step, faults, children }: PartProps) {
  const { pathname } = useLocation();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {faults.map(({ field, text }) => (
          <span className="field-error" id={field} key={field}>
            {text}
          </span>
        ))}
      </dd>
      <dd className="preview-edit">
        <Link to={partAddress(pathname, step)} aria-label={message("apply.editPart", { part: label })}>
          {message("apply.edit")}
        </Link>
      </dd>
    </div>
  );
}

function PreviewAnswer({ kind, answer, file, hidden }: PreviewAnswerProps) {
  if (answer === "") return message("answers.noAnswer");
  if (!file) return <AnswerText kind={kind} answer={answer} />;
  return (
    <>
      <span>
        {answer} <span className="figures">{fileSizeText(file.bytes)}</span>
      </span>
      {hidden && <span>{message("answers.fileHidden")}</span>}
      <span className="file-hash">
        {message("receipt.hash")}: <code>{file.sha256}</code>
      </span>
    </>
  );
}

interface PreviewResumeProps {
  readonly resume: Resume;
  readonly reading: ReadParts | undefined;
  readonly hidden: boolean;
}

function PreviewResume({ resume: { fileName, bytes, text }, reading, hidden }: PreviewResumeProps) {
  return (
    <>
      <span>
        {fileName} <span className="figures">{fileSizeText(bytes)}</span>
      </span>
      {hidden && <span>{message("apply.resumeHidden")}</span>}
      {text === "" ? (
        <span>{message("apply.resumeNoText")}</span>
      ) : (
        <ReadInFile text={text} reading={reading} opened={false} />
      )}
    </>
  );
}
