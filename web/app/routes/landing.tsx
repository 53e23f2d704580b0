import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { NoPage } from "../components/no-page.tsx";
import { pageContext } from "../page-context.ts";
import { heldAddress } from "../session/redirect-target.ts";

export const handle = { hydrate: false };

/** N-10: a full address of ours that was typed as a path leads there. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const address = heldAddress(url, context.get(pageContext).publicUrl);
  if (address !== undefined) throw redirect(address, 303);
  return data(null, { status: 404 });
}

export default NoPage;
