import { keepingMonths } from "@candor/contract/keeping/months";
import type { Keeping } from "@candor/contract/keeping/shapes";
import { message } from "@candor/contract/messages/message";
import { Form, useLocation } from "react-router";
import { addresses } from "../addresses.ts";
import { answeringAddresses } from "../answering-addresses.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";
import { useDates } from "../wording/use-dates.ts";
import "../styles/account.css";

interface KeepOnFileProps {
  /** The application's id. */
  readonly id: string;
  readonly name: string;
  readonly keeping: Keeping | undefined;
  readonly mayAsk: boolean;
  readonly isAnswered: boolean;
}

/** Lets a Pro ask an answered applicant whether they may be kept on file for other jobs. */
export function KeepOnFile({ id, name, keeping, mayAsk, isAnswered }: KeepOnFileProps) {
  const { dateText } = useDates();
  const { search } = useLocation();
  if (!keeping) return null;
  const { state, until } = keeping;
  return (
    <section aria-labelledby="keeping">
      <h2 id="keeping">{message("keeping.title")}</h2>
      {state === "asked" && <p>{message("keeping.isAsked", { name })}</p>}
      {state === "refused" && <p>{message("keeping.isRefused", { name })}</p>}
      {until !== undefined && <p>{message("keeping.isKept", { date: dateText(until) })}</p>}
      {state === "none" && !isAnswered && <p>{message("keeping.answerFirst")}</p>}
      {state === "none" && isAnswered && mayAsk && (
        <Form method="post" action={`${answeringAddresses.askKeeping(id)}${search}`} className="change-form">
          <p className="field-hint">{message("keeping.askHint")}</p>
          <SelectField
            name="months"
            label={message("keeping.months")}
            options={keepingMonths.map((months) => ({
              value: String(months),
              label: message("keeping.monthsOption", { months }),
            }))}
            defaultValue="12"
          />
          <div className="actions">
            <Button tone="quiet">{message("keeping.ask", { name })}</Button>
          </div>
        </Form>
      )}
      <p>
        <a href={addresses.kept}>{message("keeping.list")}</a>
      </p>
    </section>
  );
}
