import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { readImpersonations } from "../../administration/read-impersonations.ts";
import { NoPage } from "../../shell/no-page.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** Leads to its first page whoever may see that one, and nobody else. */
export async function loader(args: LoaderFunctionArgs) {
  await readImpersonations(args);
  return redirect(addresses.adminDashboard);
}

export default NoPage;
