import { type LoaderFunctionArgs, redirect } from "react-router";
import { readDashboard } from "../../administration/read-dashboard.ts";
import { administrationAddresses } from "../../administration-addresses.ts";
import { NoPage } from "../../shell/no-page.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** redirects administrators to the first page; everyone else gets that page's answer. */
export async function loader(args: LoaderFunctionArgs) {
  await readDashboard(args);
  return redirect(administrationAddresses.adminDashboard);
}

export default NoPage;
