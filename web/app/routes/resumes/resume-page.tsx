import { linkToResumePage } from "@candor/contract/resumes/routes";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";

export const handle: PageHandle = { requiresAuth: true };

/** Redirects to a page's picture through a link that soon expires, so that no page holds one. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const { resumeId: id = "", page = "" } = params;
  const link = answerOrThrow(await call(linkToResumePage, { params: { id, page } }));
  return redirect(link.url, 303);
}
