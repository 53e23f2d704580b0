import { linkToExport } from "@candor/contract/own-data/routes";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";

export const handle: PageHandle = { requiresAuth: true };

/** Redirects to the file through a link that soon expires, so that no page holds one. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const link = answerOrThrow(await call(linkToExport, {}));
  return redirect(link.url, 303);
}

/** There is nothing to show, but only a route with a component shows the error page if there is no file. */
export default function ExportFile() {
  return null;
}
