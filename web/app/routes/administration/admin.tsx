import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { readImpersonations } from "../../administration/read-impersonations.ts";
import { NoPage } from "../../shell/no-page.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** Redirects administrators to the first page; everyone else gets that page's answer. */
export async function loader(args: LoaderFunctionArgs) {
  await readImpersonations(args);
  return redirect(addresses.adminDashboard);
}

export default NoPage;
