import type { Consultant } from "@candor/contract/consulting/shapes";
import { message } from "@candor/contract/messages/message";
import { industryText } from "../wording/job-facts.ts";
import { useDates } from "../wording/use-dates.ts";

export function ConsultantList({ consultants }: { consultants: readonly Consultant[] }) {
  return (
    <ol className="consultants">
      {consultants.map((consultant) => (
        <li key={consultant.email}>
          <h2>{consultant.name ?? message("consultants.noName")}</h2>
          <p>
            <a href={`mailto:${consultant.email}`}>{consultant.email}</a>
            {consultant.linkedInUrl && (
              <>
                {" · "}
                <a href={consultant.linkedInUrl} rel="noopener noreferrer">
                  LinkedIn
                </a>
              </>
            )}
          </p>
          <Facts consultant={consultant} />
        </li>
      ))}
    </ol>
  );
}

function Facts({ consultant }: { consultant: Consultant }) {
  const { dateText } = useDates();
  const { mostRecentJobTitle: title, mostRecentEmployer: company, workAuthorization } = consultant;
  const facts = [
    [message("enrollStep.specialty"), industryText(consultant.specialty)],
    [message("consulting.place"), consultant.location ?? message("consulting.anywhere")],
    [message("consulting.remote"), message(`remoteOption.${consultant.remote}`)],
    [
      message("consulting.mostRecentJob"),
      title && company ? message("profile.jobAt", { title, company }) : (title ?? company),
    ],
    [message("consulting.skills"), consultant.skills.join(", ")],
    [
      message("consultants.workAuthorization"),
      workAuthorization && message(`workAuthorization.${workAuthorization}`),
    ],
    [message("consulting.since"), dateText(consultant.enrolledAt)],
  ] as const;
  return (
    <dl>
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
