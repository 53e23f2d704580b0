import { message } from "@candor/contract/messages/message";
import { industries } from "@candor/contract/values";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { EnrollStepPage } from "../../consulting/enroll-step.tsx";
import { ownEnrollment } from "../../consulting/read-enrollment.ts";
import { specialtyIn } from "../../consulting/steps.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { FormErrors } from "../../ui/form-errors.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { industryText } from "../../wording/job-facts.ts";

export const handle: PageHandle = { hydrate: false, section: "consulting", consultingProgress: 0 };

/** Open to all: signing in comes with the next step, which keeps the choice made here. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const specialty = specialtyIn(url);
  const isMissing = url.searchParams.has("specialty") && specialty === undefined;
  const enrolled = specialty ?? (await ownEnrollment(context.get(pageContext)))?.specialty;
  return { specialty: enrolled ?? "", isMissing };
}

/** */
export default function EnrollSpecialty() {
  const { specialty, isMissing } = useLoaderData<typeof loader>();
  const error = isMissing ? message("validation.specialtyRequired") : undefined;
  return (
    <EnrollStepPage step="specialty">
      <form action={addresses.enroll("identity")} className="change-form">
        {error !== undefined && (
          <FormErrors
            errors={[{ field: "specialty", text: error }]}
            title={message("form.requiredMissing")}
          />
        )}
        <SelectField
          name="specialty"
          label={message("enrollStep.specialty")}
          options={[
            { value: "", label: message("validation.specialtyRequired") },
            ...industries.map((value) => ({ value, label: industryText(value) })),
          ]}
          defaultValue={specialty}
          error={error}
        />
        <div className="actions">
          <Button>{message("consulting.continue")}</Button>
        </div>
      </form>
    </EnrollStepPage>
  );
}
