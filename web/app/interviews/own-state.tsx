import type { OwnInterview } from "@candor/contract/interviews/shapes";
import { message } from "@candor/contract/messages/message";
import { ButtonLink } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

/** How far the applicant's interview has come, and the link that leads on. */
export function OwnState({ own, organization }: { own: OwnInterview; organization: string }) {
  const { dateText } = useDates();
  const { state, sent, link, questions } = own;
  const answered = questions.filter((question) => question.state !== "open").length;
  const said = {
    none: message("interview.invite", { organization }),
    begun: message("interview.begun", { answered, count: questions.length }),
    sent: message("interview.sentOn", { date: sent === undefined ? "" : dateText(sent) }),
    deleted: message("interview.deleted", { organization }),
    closed: message("interview.closed"),
  }[state];
  return (
    <>
      <p>{said}</p>
      {link !== undefined && (
        <div className="actions">
          <ButtonLink to={link}>
            {message(state === "none" ? "interview.start" : "interview.continue")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
