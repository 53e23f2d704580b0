import { message } from "@candor/contract/messages/message";
import { linkToMadeResume } from "@candor/contract/resumes/routes";
import { madeFormats } from "@candor/contract/resumes/shapes";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";

export const handle: PageHandle = { requiresAuth: true, hydrate: false };

/** Redirects to a resume made from the profile. Where a PDF can't show all of it, says so. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const format = madeFormats.find((one) => one === params["format"]);
  if (format === undefined) throw data(null, { status: 404 });
  const link = await call(linkToMadeResume, { params: { format } });
  if (link.ok) return redirect(link.answer.url, 303);
  const { status, code, detail } = link.problem;
  if (code !== "text-undrawable") throw data(null, { status });
  return data({ refusal: detail }, { status });
}

export default function MadeResume() {
  const { refusal } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={message("resumes.noPdf")} unlisted />
      <Statement title={message("resumes.noPdf")} body={refusal}>
        <div className="actions">
          <ButtonLink to={addresses.madeResume("docx")}>{message("resumes.madeDocx")}</ButtonLink>
          <ButtonLink to={addresses.resumes()} tone="quiet">
            {message("settings.myResumes")}
          </ButtonLink>
        </div>
      </Statement>
    </>
  );
}
