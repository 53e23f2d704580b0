import { readOrganizationApplication } from "@candor/contract/organizations/routes";
import type { LoaderFunctionArgs } from "react-router";
import { redirectToFile } from "../../conversations/redirect-to-file.ts";

/** A file of an application or its messages, for the organization. */
export async function loader(loading: LoaderFunctionArgs) {
  return redirectToFile(loading, (call, id) =>
    call(readOrganizationApplication, { params: { id }, query: {} }),
  );
}

/** There is nothing to show, but only a route with a component shows the error page if there is no file. */
export default function OrganizationApplicationFile() {
  return null;
}
