import { readOrganizationApplication } from "@candor/contract/organizations/routes";
import type { LoaderFunctionArgs } from "react-router";
import { toFile } from "../../applications/application-file.ts";
import { readTalk } from "../../conversations/read-talk.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";

/** A file of an application or its messages, for the organization. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext);
  const id = params["id"] ?? "";
  const application = answerOrThrow(await call(readOrganizationApplication, { params: { id }, query: {} }));
  return toFile(url, application, await readTalk(call, id));
}

/** There is nothing to show, but only a route with a component shows the error page if there is no file. */
export default function OrganizationApplicationFile() {
  return null;
}
