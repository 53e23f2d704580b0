import type { Charity } from "@candor/contract/charities/shapes";
import type { OrganizationInterview } from "@candor/contract/interviews/shapes";
import { message } from "@candor/contract/messages/message";
import { Form, useLocation, useNavigation } from "react-router";
import { answeringAddresses } from "../answering-addresses.ts";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";
import { AnswerList } from "./answer-list.tsx";

interface InterviewFactsProps {
  readonly interview: OrganizationInterview;
  readonly charities: readonly Charity[];
  /** The application's id. */
  readonly id: string;
  /** The applicant's name. */
  readonly name: string;
  readonly mayAsk: boolean;
  readonly now: number;
}

/** The applicant's answers as facts next to the application: in their words, without a score. */
export function InterviewFacts({ interview, charities, id, name, mayAsk, now }: InterviewFactsProps) {
  const { dateText } = useDates();
  const { state, sent, deleted, questions = [], answers = {}, mayMail } = interview;
  return (
    <section className="interview-facts" aria-labelledby="interview">
      <h3 id="interview">{message("screen.instantInterview")}</h3>
      {state === "sent" && sent !== undefined && (
        <>
          <p className="field-hint">{message("interview.sentOn", { date: dateText(sent) })}</p>
          <AnswerList questions={questions} answers={answers} charities={charities} />
        </>
      )}
      {state === "deleted" && deleted !== undefined && (
        <p>{message("interview.deletedByApplicant", { name, date: dateText(deleted) })}</p>
      )}
      {(state === "waiting" || state === "closed") && <p>{message("interview.notSent", { name })}</p>}
      {mayAsk && mayMail !== undefined && <Asking id={id} name={name} waits={Date.parse(mayMail) > now} />}
      {mayAsk && state !== "closed" && (
        <p>
          <a href={answeringAddresses.tryInterview(id)}>{message("interview.try")}</a>
        </p>
      )}
    </section>
  );
}

function Asking({ id, name, waits }: { id: string; name: string; waits: boolean }) {
  const busy = useNavigation().state !== "idle";
  const { search } = useLocation();
  if (waits) return <p className="field-hint">{message("interview.mailedLink")}</p>;
  return (
    <Form
      method="post"
      action={`${answeringAddresses.askInterview(id)}${search}`}
      className="interview-asking"
    >
      <Button tone="quiet" busy={busy}>
        {message("interview.mailLink", { name })}
      </Button>
      <p className="field-hint">{message("interview.mailLinkHint", { name })}</p>
    </Form>
  );
}
