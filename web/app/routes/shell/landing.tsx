import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { heldAddress } from "../../session/redirect-target.ts";
import { NoPage } from "../../shell/no-page.tsx";
import { noPage } from "../../shell/page-handle.ts";
import { pageContext, refusedAs } from "../../wire/page-context.ts";

export const handle = noPage;

/** N-10: a full address of this site, typed as a path, redirects to it. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const address = heldAddress(url, context.get(pageContext).publicUrl);
  if (address !== undefined) throw redirect(address, 303);
  const { status, refusal = null } = context.get(refusedAs);
  throw data(refusal, { status });
}

/** An address without a page takes no forms either. */
export const action = () => data(null, { status: 404 });

export default NoPage;
