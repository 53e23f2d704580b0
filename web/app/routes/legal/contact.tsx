import { supportAddress } from "@candor/contract/environment/support-address";
import { message } from "@candor/contract/messages/message";
import { useActionData, useRouteLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { contactAction, type Refused, type Sent } from "../../leads/lead-actions.ts";
import { ContactForm } from "../../leads/lead-forms.tsx";
import { OperatorForm } from "../../leads/operator-form.tsx";
import { LegalPage, LegalSection } from "../../legal/legal-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { InstanceData } from "../../wire/page-context.ts";
import "../../styles/account.css";
import "../../styles/pro.css";

export const action = contactAction;

const subjects = ["application", "posting", "data", "security"] as const;

/** */
export default function Contact() {
  const answer = useActionData<Refused | Sent>();
  const instance = useRouteLoaderData<InstanceData>("root");
  const address = instance && supportAddress(new URL(instance.publicUrl).hostname);
  return (
    <LegalPage title="screen.contact" lead="contact.lead" path={addresses.contact}>
      {address !== undefined && (
        <p className="actions legal-write">
          <ButtonLink to={`mailto:${address}`} tone="quiet">
            {message("contact.write", { address })}
          </ButtonLink>
        </p>
      )}
      <OperatorForm
        title="contact.form"
        lead="contact.formLead"
        form={ContactForm}
        answer={answer}
        told={(answerBy) => message("contact.sent", { answerBy })}
      />
      {subjects.map((subject) => (
        <LegalSection
          key={subject}
          heading={`contact.${subject}`}
          texts={[message(`contact.${subject}Body`)]}
        >
          {subject === "data" && (
            <p>
              <a href={addresses.ownData()}>{message("ownData.title")}</a>
            </p>
          )}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
