import { readApplication } from "@candor/contract/applications/routes";
import type { LoaderFunctionArgs } from "react-router";
import { redirectToFile } from "../../conversations/redirect-to-file.ts";

/** A file of an application or its messages, for the applicant. */
export async function loader(loading: LoaderFunctionArgs) {
  return redirectToFile(loading, (call, id) => call(readApplication, { params: { id } }));
}

/** There is nothing to show, but only a route with a component shows the error page if there is no file. */
export default function ApplicationFile() {
  return null;
}
