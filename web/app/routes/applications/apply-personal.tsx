import { dropDraftResume } from "@candor/contract/drafts/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, redirect, useActionData, useLocation, useSearchParams } from "react-router";
import { fileFaultOf } from "../../applications/apply/draft/keep-sent-file.ts";
import { refused, saveStep } from "../../applications/apply/draft/save-step.ts";
import { withFileFault } from "../../applications/apply/file-fault.ts";
import { ResumeField } from "../../applications/apply/resume-field.tsx";
import { resumeHints } from "../../applications/apply/resume-hints.ts";
import { BeforeYouStart } from "../../applications/apply/steps/before-you-start.tsx";
import { onward } from "../../applications/apply/steps/onward.ts";
import { StepForm } from "../../applications/apply/steps/step-form.tsx";
import { partAddress } from "../../applications/apply/steps/steps.ts";
import { useOpenPage } from "../../applications/apply/use-apply-page.ts";
import { useFromResume } from "../../applications/apply/use-from-resume.ts";
import { tooLarge } from "../../resumes/file-fault.ts";
import { sentFile } from "../../resumes/sent-file.ts";
import { useResumeUpload } from "../../resumes/use-resume-upload.ts";
import { TextField } from "../../ui/field.tsx";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Whatever button was pressed, what was typed is saved first. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const jobId = params["jobId"] ?? "";
  const form = await formOf(request);
  const { pathname } = url;
  const file = await sentFile(form);
  const fault = file && (await fileFaultOf(page, jobId, file));
  if (file && !fault) leaveEmptyToFile(form);
  const { refusal, draft } = await saveStep(page, jobId, "personal", form);
  if (fault) return refused(withFileFault(refusal, fault));
  const stopUsing = form.get("stop-using");
  if (typeof stopUsing === "string")
    return redirect(partAddress(pathname, `resume/${encodeURIComponent(stopUsing)}`), 303);
  if (form.has("take-out")) {
    await page.call(dropDraftResume, { params: { jobId } });
    return redirect(pathname, 303);
  }
  return refusal ? refused(refusal) : onward(page, jobId, pathname, "personal", draft);
}

/** Names left empty are read from an attached file. */
function leaveEmptyToFile(form: FormData): void {
  for (const name of ["firstName", "lastName"]) if (form.get(name) === "") form.delete(name);
}

export default function Personal() {
  const page = useOpenPage();
  const refusal = useActionData<typeof action>();
  const resume = useResumeUpload(page.resumeUploadMethod, partAddress(useLocation().pathname, "resume"));
  const fields = { ...page.draft.fields, ...refusal?.typed };
  const hintOf = resumeHints(useFromResume(page.draft));
  // A form that was too large to be read leads back here.
  const tooLargeError = useSearchParams()[0].get("file") === "too-large" ? tooLarge() : undefined;
  return (
    <>
      <BeforeYouStart page={page} />
      <StepForm
        step="personal"
        refusal={refusal}
        busy={resume.upload?.state === "sending"}
        encType="multipart/form-data"
      >
        {(errorOf) => (
          <>
            <ResumeField page={page} error={errorOf("resumeId") ?? tooLargeError} {...resume} />
            <TextField
              name="firstName"
              label={message("apply.firstName")}
              {...hintOf("firstName")}
              defaultValue={fields.firstName}
              error={errorOf("firstName")}
              autoComplete="given-name"
              maxLength={limits.nameCharacters}
              required
            />
            <TextField
              name="lastName"
              label={message("apply.lastName")}
              {...hintOf("lastName")}
              defaultValue={fields.lastName}
              error={errorOf("lastName")}
              autoComplete="family-name"
              maxLength={limits.nameCharacters}
              required
            />
          </>
        )}
      </StepForm>
    </>
  );
}
