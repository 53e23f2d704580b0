import { message } from "@candor/contract/messages/message";
import { listResumes } from "@candor/contract/resumes/routes";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses, resumeChanges } from "../../addresses.ts";
import { CopyForms } from "../../resumes/copy-forms.tsx";
import type { ListedResume } from "../../resumes/listed-resume.ts";
import { MadeResumes } from "../../resumes/made-resumes.tsx";
import { OwnResumes } from "../../resumes/own-resumes.tsx";
import { resumesAction } from "../../resumes/resumes-action.ts";
import { UploadForm } from "../../resumes/upload-form.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/resumes.css";

export const handle: PageHandle = { requiresAuth: true };

/** The address says what is being asked, and what was just done: the same with scripts and without. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, resumeUploadMethod } = requireSession(url, context);
  const listed = answerOrThrow(await call(listResumes, {}));
  const { searchParams } = url;
  return {
    // Their texts stay on the server.
    resumes: listed.resumes.map((resume): ListedResume => ({ ...resume, text: undefined })),
    resumeUploadMethod,
    change: resumeChanges.find((change) => change === searchParams.get("change")),
    changed: searchParams.get("resume"),
  };
}

export const action = resumesAction;

export default function Resumes() {
  const { resumes, resumeUploadMethod, change, changed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <section className="resumes">
      <PageHead title={message("settings.myResumes")} path={addresses.resumes()} unlisted />
      <SettingsMenu current={addresses.resumes()} />
      <h1>{message("settings.myResumes")}</h1>
      <p className="lead">{message("resumes.lead")}</p>
      <OwnResumes
        resumes={resumes}
        change={change}
        changed={resumes.find(({ id }) => id === changed)}
        refused={refused}
      />
      <UploadForm
        method={resumeUploadMethod}
        newest={resumes[0]?.id}
        uploaded={change === "uploaded"}
        error={refused?.file}
      />
      <CopyForms refused={refused} />
      <MadeResumes />
    </section>
  );
}
