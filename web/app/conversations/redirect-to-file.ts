import type { PageContext } from "@candor/contract/pages";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { fileNamedIn, type WithFiles } from "../applications/application-file.ts";
import { answerOrThrow, type Outcome } from "../wire/answer-or-throw.ts";
import { pageContext } from "../wire/page-context.ts";
import { readTalk } from "./read-talk.ts";

/** Redirects to a file of an application or its messages. `read` reads the application as one of the two sides. */
export async function redirectToFile(
  { url, params, context }: LoaderFunctionArgs,
  read: (call: PageContext["call"], id: string) => Promise<Outcome<WithFiles>>,
): Promise<Response> {
  const { call } = context.get(pageContext);
  const id = params["id"] ?? "";
  const application = answerOrThrow(await read(call, id));
  return redirect(fileNamedIn(url, application, await readTalk(call, id)), 303);
}
