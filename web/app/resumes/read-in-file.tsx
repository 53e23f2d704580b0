import { message } from "@candor/contract/messages/message";
import type { ReadParts } from "@candor/contract/resumes/reading";
import { readJobName, readPeriodText } from "./reading/read-job-text.ts";
import "../styles/read-in-file.css";

interface ReadInFileProps {
  /** The text of a resume's file. */
  readonly text: string;
  readonly reading: ReadParts | undefined;
  readonly opened: boolean;
}

/** M-05: what programs make of a resume, beside its text. Both sides see it, before and after it is sent. */
export function ReadInFile({ text, reading, opened }: ReadInFileProps) {
  const lost = reading?.lost ?? 0;
  return (
    <>
      {lost > 0 && (
        <p className="read-lost">
          {lost === 1
            ? message("readParts.lost.one")
            : message("readParts.lost.other", { count: String(lost) })}
        </p>
      )}
      <details className="read-in-file" open={opened || lost > 0}>
        <summary>{message("readParts.title")}</summary>
        <div>
          {reading && (
            <div>
              <p className="read-head">{message("readParts.found")}</p>
              <Read {...reading} />
            </div>
          )}
          <div>
            <p className="read-head">{message("readParts.text")}</p>
            <p className="as-typed">{text}</p>
          </div>
        </div>
      </details>
    </>
  );
}

function Read({ jobs, skills }: ReadParts) {
  if (jobs.length === 0 && skills.length === 0) return <p>{message("readParts.none")}</p>;
  return (
    <ul>
      {jobs.map((job) => (
        <li key={`${readJobName(job)} ${readPeriodText(job)}`}>
          {readJobName(job)} <span className="figures">{readPeriodText(job)}</span>
        </li>
      ))}
      {skills.length > 0 && <li>{message("readParts.skills", { skills: skills.join(", ") })}</li>}
    </ul>
  );
}
