import { message } from "@candor/contract/messages/message";
import { Form, Link } from "react-router";
import { addresses } from "../addresses.ts";
import { fileSizeText } from "../wording/file-size.ts";
import { useDates } from "../wording/use-dates.ts";
import type { ListedResume } from "./listed-resume.ts";

/** One resume and its actions. */
export function ResumeEntry({ resume }: { resume: ListedResume }) {
  const { fileName, bytes, uploadedAt, inactivatedAt, isDefault } = resume;
  const { dateText } = useDates();
  return (
    <>
      <div>
        <h3>{fileName}</h3>
        <ul className="facts-line">
          {isDefault && (
            <li>
              <strong>{message("resumes.default")}</strong>
            </li>
          )}
          <li>{message("resumes.uploadedOn", { date: dateText(uploadedAt) })}</li>
          {inactivatedAt !== undefined && (
            <li>{message("resumes.stoppedOn", { date: dateText(inactivatedAt) })}</li>
          )}
          <li>{fileSizeText(bytes)}</li>
        </ul>
      </div>
      <Ways resume={resume} />
    </>
  );
}

function Ways({ resume: { id, fileName, inactivated, isDefault } }: { resume: ListedResume }) {
  const which = <span className="visually-hidden"> {fileName}</span>;
  return (
    <Form method="post" action={addresses.resumes()} className="resume-ways" preventScrollReset>
      <input type="hidden" name="resume" value={id} />
      <a href={addresses.resumeFile(id)}>
        {message("resumes.download")}
        {which}
      </a>
      <a href={addresses.readResume(id)}>
        {message("resumes.read")}
        {which}
      </a>
      <Link to={addresses.resumes("name", id)} preventScrollReset>
        {message("resumes.rename")}
        {which}
      </Link>
      {!isDefault && !inactivated && (
        <button name="intent" value="prefer">
          {message("resumes.makeDefault")}
          {which}
        </button>
      )}
      {inactivated ? (
        <button name="intent" value="use">
          {message("resumes.useAgain")}
          {which}
        </button>
      ) : (
        <Link to={addresses.resumes("stop", id)} preventScrollReset>
          {message("button.stopUsing")}
          {which}
        </Link>
      )}
    </Form>
  );
}
