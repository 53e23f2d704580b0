import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import "../../styles/applications.css";

interface ReadingSummaryProps {
  readonly title: string;
  readonly hasText: boolean;
  readonly lost: number;
  /** How many values the resume has, decided or not. */
  readonly found: number;
  readonly same: number;
  readonly open: number;
  /** Whether several of them can be added at once. */
  readonly addsAll: boolean;
}

/** How the reading went, and how many decisions remain. */
export function ReadingSummary({ title, hasText, lost, found, same, open, addsAll }: ReadingSummaryProps) {
  return (
    <>
      <p className="application-up">
        <a href={addresses.resumes()}>{message("reading.back")}</a>
      </p>
      <h1>{title}</h1>
      {open > 0 && <p className="lead">{message("reading.lead")}</p>}
      {lost > 0 && (
        <p className="reading-lost">
          {lost === 1 ? message("reading.lost.one") : message("reading.lost.other", { count: String(lost) })}
        </p>
      )}
      {found === 0 && <p>{message(hasText ? "reading.nothing" : "reading.noText")}</p>}
      {found > 0 && open === 0 && (
        <p className="resume-done">
          {message("reading.done")} <a href={addresses.experience}>{message("reading.seeProfile")}</a>
        </p>
      )}
      {open > 0 && same > 0 && (
        <p>
          {same === 1 ? message("reading.same.one") : message("reading.same.other", { count: String(same) })}
        </p>
      )}
      {addsAll && <AddAll />}
    </>
  );
}

/** Most readings are right: one press takes over everything that contradicts nothing. */
function AddAll() {
  return (
    <Form method="post" className="reading-all">
      <p className="field-hint">{message("reading.addAllHint")}</p>
      <Button name="intent" value="new">
        {message("reading.addAll")}
      </Button>
    </Form>
  );
}
