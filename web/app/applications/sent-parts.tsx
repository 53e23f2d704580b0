import type { AnswerFile } from "@candor/contract/answers/shapes";
import { textFileName } from "@candor/contract/applications/text-file-name";
import { message } from "@candor/contract/messages/message";
import type { OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { AnswerText } from "../answers/answer-text.tsx";
import { ReadInFile } from "../resumes/read-in-file.tsx";
import { Icon } from "../ui/icon.tsx";
import { fileSizeText } from "../wording/file-size.ts";
import { useFileAddress } from "./application-file.ts";
import { Part } from "./part.tsx";

type Sent = Pick<
  OrganizationApplicationDetails,
  | "firstName"
  | "lastName"
  | "postalCode"
  | "elevatorPitch"
  | "resume"
  | "resumeUrl"
  | "charity"
  | "answers"
  | "contactShared"
  | "blindUntil"
> & {
  /** Absent while the applicant hides them. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
};

/**
 * What was sent: both sides see the same, as the applicant saw it before. A Pro reads the pitch and the resume first.
 */
export function SentParts({ sent, side = "seeker" }: { sent: Sent; side?: "seeker" | "pro" }) {
  const stage = sent.blindUntil && message(`applicationStatus.${sent.blindUntil}`);
  const hidden = side === "pro" && (!sent.contactShared || stage !== undefined);
  const person = (
    <PersonParts
      sent={sent}
      hiddenText={stage ? message("blind.hiddenUntil", { stage }) : message("contact.hidden")}
    />
  );
  const resume = (
    <Part label={message("applications.resume")}>
      <SentResume
        {...sent}
        opened={side === "pro"}
        hidden={hidden}
        hint={stage ? message("blind.resumeHidden", { stage }) : message("contact.resumeHidden")}
      />
    </Part>
  );
  const charity = sent.charity && <Part label={message("applications.charity")}>{sent.charity.name}</Part>;
  const pitch = (
    <Part label={message("applications.pitch")}>
      <span className="as-typed">{sent.elevatorPitch}</span>
    </Part>
  );
  const answers = (
    <AnswerParts
      answers={sent.answers}
      hidden={hidden}
      hint={stage ? message("blind.resumeHidden", { stage }) : message("answers.fileHeldBack")}
    />
  );
  if (side === "pro")
    return (
      <dl className="sent">
        {pitch}
        {answers}
        {resume}
        {person}
        {charity}
      </dl>
    );
  return (
    <dl className="sent">
      {person}
      {resume}
      {charity}
      {pitch}
      {answers}
    </dl>
  );
}

/** How to reach the applicant; `hiddenText` stands for what the reader may not see yet. */
function PersonParts({ sent, hiddenText }: { sent: Sent; hiddenText: string }) {
  return (
    <>
      <Part label={message("applications.name")}>
        {sent.firstName} {sent.lastName}
      </Part>
      <Part label={message("applications.email")}>{sent.email ?? hiddenText}</Part>
      <Part label={message("applications.phone")}>
        <span className="figures">{sent.phone ?? hiddenText}</span>
      </Part>
      <Part label={message("applications.postalCode")}>
        <span className="figures">{sent.postalCode}</span>
      </Part>
    </>
  );
}

/** The posting's own questions, each with its answer. `hidden` and `hint` are about files. */
function AnswerParts({ answers, ...held }: Pick<Sent, "answers"> & { hidden: boolean; hint: string }) {
  return answers?.map(({ question, kind, answer, file }) => (
    <Part key={question} label={question}>
      {file ? <SentFile name={answer} file={file} {...held} /> : <AnswerText kind={kind} answer={answer} />}
    </Part>
  ));
}

interface SentFileProps {
  readonly name: string;
  readonly file: Pick<AnswerFile, "url"> & { readonly bytes?: number | undefined };
  readonly hidden: boolean;
  readonly hint: string;
}

/** A file that answers a question. */
function SentFile({ name, file: { url, bytes }, hidden, hint }: SentFileProps) {
  const fileAddress = useFileAddress();
  return (
    <>
      {hidden && <p>{name}</p>}
      <a href={fileAddress(url)} download={hidden ? textFileName(name) : name}>
        <Icon name="download" />
        {hidden ? message("answers.fileText") : name}
      </a>{" "}
      {!hidden && bytes !== undefined && <span className="figures">{fileSizeText(bytes)}</span>}
      {hidden && <p className="field-hint">{hint}</p>}
    </>
  );
}

interface SentResumeProps extends Pick<Sent, "resume" | "resumeUrl"> {
  readonly opened: boolean;
  /** The file contains something that its reader may not see yet. */
  readonly hidden: boolean;
  /** Says why, and until when. */
  readonly hint: string;
}

function SentResume({ resume, resumeUrl, opened, hidden, hint }: SentResumeProps) {
  const fileAddress = useFileAddress();
  if (!resume) return message("applications.noResume");
  return (
    <>
      {hidden && <p>{resume.fileName}</p>}
      <a
        href={fileAddress(resumeUrl)}
        download={hidden ? textFileName(resume.fileName) : resume.fileName}
        data-keys="o"
      >
        <Icon name="download" />
        {hidden ? message("contact.resumeText") : resume.fileName}
      </a>{" "}
      {!hidden && resume.bytes !== undefined && <span className="figures">{fileSizeText(resume.bytes)}</span>}
      {hidden && <p className="field-hint">{hint}</p>}
      {resume.text !== "" && <ReadInFile text={resume.text} reading={resume.reading} opened={opened} />}
    </>
  );
}
