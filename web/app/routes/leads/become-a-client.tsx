import { message } from "@candor/contract/messages/message";
import { useActionData } from "react-router";
import { addresses } from "../../addresses.ts";
import { clientAction, type Refused, type Sent } from "../../leads/lead-actions.ts";
import { ClientForm } from "../../leads/lead-forms.tsx";
import { OperatorForm } from "../../leads/operator-form.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import "../../styles/account.css";
import "../../styles/pro.css";

export const action = clientAction;

/** an employer asks the operator for consultants or for help with hiring. */
export default function BecomeAClient() {
  const answer = useActionData<Refused | Sent>();
  const title = message("screen.becomeAClient");
  return (
    <>
      <PageHead title={title} description={message("client.lead")} path={addresses.becomeAClient} />
      <Statement title={title} body={message("client.lead")}>
        <p className="prose">{message("client.body")}</p>
        <p>
          <a href={addresses.hire}>{message("client.postYourself")}</a>
        </p>
      </Statement>
      <OperatorForm
        title="client.form"
        lead="client.formLead"
        form={ClientForm}
        answer={answer}
        told={(answerBy) => message("client.sent", { answerBy })}
      />
    </>
  );
}
