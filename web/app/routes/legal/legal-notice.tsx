import { version } from "@candor/contract/version";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { AiPolicy } from "../../legal/ai-policy.tsx";
import { notices } from "../../legal/legal-notices.ts";

export const handle = { hydrate: false };

/** a notice that has an address of its own redirects there. */
export async function loader({ params, url }: LoaderFunctionArgs): Promise<{ version: string }> {
  const notice = notices.find(({ slug }) => slug === params["slug"]?.toLowerCase());
  if (!notice) throw data(null, { status: 404 });
  if (notice.address !== url.pathname) throw redirect(notice.address, 301);
  return { version };
}

/** The only notice that lives here. */
export default function LegalNotice() {
  return <AiPolicy version={useLoaderData<typeof loader>().version} />;
}
