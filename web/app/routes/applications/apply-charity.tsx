import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, useActionData } from "react-router";
import { fieldsAction } from "../../applications/apply/steps/fields-action.ts";
import { StepForm } from "../../applications/apply/steps/step-form.tsx";
import { useOpenPage } from "../../applications/apply/use-apply-page.ts";
import { SelectField } from "../../ui/field.tsx";
import { charityOptions } from "../../wording/charity-options.ts";

export const action = (args: ActionFunctionArgs) => fieldsAction(args, "charity");

export default function CharityChoice() {
  const { draft, job, charities } = useOpenPage();
  const refusal = useActionData<typeof action>();
  const none = { value: "", label: message("apply.noCharity") };
  return (
    <StepForm step="charity" refusal={refusal}>
      {(errorOf) => (
        <>
          <p>{message("apply.charityBody", { organization: job.organization.name })}</p>
          <SelectField
            name="charityId"
            label={message("charity.choose")}
            options={[none, ...charityOptions(charities)]}
            defaultValue={refusal?.typed?.charityId ?? draft.fields.charityId ?? ""}
            error={errorOf("charityId")}
          />
        </>
      )}
    </StepForm>
  );
}
