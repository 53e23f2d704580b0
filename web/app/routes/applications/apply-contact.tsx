import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, useActionData, useSearchParams } from "react-router";
import { addresses } from "../../addresses.ts";
import type { OwnDraft } from "../../applications/apply/draft/own-draft.ts";
import { resumeHints } from "../../applications/apply/resume-hints.ts";
import { CodeForm } from "../../applications/apply/steps/code-form.tsx";
import { contactAction } from "../../applications/apply/steps/contact-action.ts";
import { StepForm } from "../../applications/apply/steps/step-form.tsx";
import { useOpenPage } from "../../applications/apply/use-apply-page.ts";
import { ChoiceField, TextField } from "../../ui/field.tsx";
import { useSession } from "../../wire/session-data.ts";

export const action = (args: ActionFunctionArgs) => contactAction(args);

export default function Contact() {
  const { signedIn, profile } = useSession();
  const proved = signedIn && profile?.emailProved !== false;
  const [parameters] = useSearchParams();
  const refusal = useActionData<typeof action>();
  const { draft } = useOpenPage();
  const email = draft.fields.email ?? "";
  const codeSent = parameters.get("code");
  if (!proved && codeSent !== null && email !== "")
    return <CodeForm email={email} ownAddress={signedIn} resent={codeSent === "resent"} refusal={refusal} />;
  return (
    <StepForm step="contact" refusal={refusal} {...(!proved && { submitLabel: message("apply.mailCode") })}>
      {(errorOf) => (
        <>
          {signedIn ? (
            <dl className="known">
              <dt>{message("apply.email")}</dt>
              <dd>{proved ? message("apply.emailKnown", { email }) : email}</dd>
            </dl>
          ) : (
            <EmailField typed={refusal?.typed} errorOf={errorOf} />
          )}
          <ContactFields typed={refusal?.typed} errorOf={errorOf} />
        </>
      )}
    </StepForm>
  );
}

interface ContactFieldsProps {
  /** What was typed, if it was refused. */
  readonly typed: OwnDraft["fields"] | undefined;
  readonly errorOf: (field: string) => string | undefined;
}

function EmailField({ typed, errorOf }: ContactFieldsProps) {
  const { draft } = useOpenPage();
  return (
    <TextField
      name="email"
      type="email"
      label={message("apply.email")}
      {...resumeHints(draft)("email", message("apply.emailHint"))}
      defaultValue={{ ...draft.fields, ...typed }.email}
      error={errorOf("email")}
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
    />
  );
}

function ContactFields({ typed, errorOf }: ContactFieldsProps) {
  const { draft, job } = useOpenPage();
  const fields = { ...draft.fields, ...typed };
  const hintOf = resumeHints(draft);
  return (
    <>
      <TextField
        name="phone"
        type="tel"
        label={message("apply.phone")}
        {...hintOf("phone", message("apply.phoneHint"))}
        defaultValue={fields.phone}
        error={errorOf("phone")}
        autoComplete="tel"
        inputMode="tel"
        maxLength={50}
        required
      />
      <TextField
        name="postalCode"
        label={message("apply.postalCode")}
        {...hintOf("postalCode")}
        defaultValue={fields.postalCode}
        error={errorOf("postalCode")}
        autoComplete="postal-code"
        maxLength={20}
        required
      />
      <ChoiceField
        name="shareContact"
        legend={message("apply.share", { organization: job.organization.name })}
        options={[
          {
            value: "later",
            label: message("apply.shareLater"),
            hint: message("apply.shareLaterHint"),
          },
          { value: "now", label: message("apply.shareNow") },
        ]}
        defaultValue={fields.shareContact ?? "later"}
      />
      <p className="field-hint">
        <a href={addresses.privacy}>{message("apply.privacy")}</a>
      </p>
    </>
  );
}
