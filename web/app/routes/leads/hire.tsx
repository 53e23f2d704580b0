import { message } from "@candor/contract/messages/message";
import { useActionData } from "react-router";
import { addresses } from "../../addresses.ts";
import { operatorAction, type Refused, type Sent } from "../../leads/lead-actions.ts";
import { HireForm } from "../../leads/lead-forms.tsx";
import { OperatorForm } from "../../leads/operator-form.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import "../../styles/account.css";
import "../../styles/pro.css";

export const action = operatorAction;

/** how to post jobs here, and a form for those who would rather ask. */
export default function Hire() {
  const answer = useActionData<Refused | Sent>();
  return (
    <>
      <PageHead title={message("hire.title")} description={message("hire.lead")} path={addresses.hire} />
      <Statement title={message("hire.title")} body={message("hire.lead")}>
        <p className="prose">{message("hire.body")}</p>
        <p className="actions">
          <ButtonLink to={addresses.newOrganization}>{message("newOrganization.title")}</ButtonLink>
          <ButtonLink tone="quiet" to={addresses.becomeAClient}>
            {message("screen.becomeAClient")}
          </ButtonLink>
        </p>
      </Statement>
      <OperatorForm
        title="hire.write"
        lead="hire.writeLead"
        form={HireForm}
        answer={answer}
        told={(answerBy) => message("hire.sent", { pro: message("app.name"), answerBy })}
      />
    </>
  );
}
