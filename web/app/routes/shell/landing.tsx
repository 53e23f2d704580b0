import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { heldAddress } from "../../session/redirect-target.ts";
import { NoPage } from "../../shell/no-page.tsx";
import { pageContext } from "../../wire/page-context.ts";

export const handle = { hydrate: false };

/** N-10: a full address of ours that was typed as a path leads there. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const address = heldAddress(url, context.get(pageContext).publicUrl);
  if (address !== undefined) throw redirect(address, 303);
  return data(null, { status: 404 });
}

export default NoPage;
