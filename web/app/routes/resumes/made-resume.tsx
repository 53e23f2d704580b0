import { linkToMadeResume } from "@candor/contract/resumes/routes";
import { madeFormats } from "@candor/contract/resumes/shapes";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = { requiresAuth: true };

/** Redirects to a resume made from the profile. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const format = madeFormats.find((one) => one === params["format"]);
  if (format === undefined) throw data(null, { status: 404 });
  const link = await context.get(pageContext).call(linkToMadeResume, { params: { format } });
  if (!link.ok) throw data(null, { status: link.problem.status });
  return redirect(link.answer.url, 303);
}
