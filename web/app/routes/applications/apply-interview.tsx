import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { applicationTo } from "../../applications/apply/load-apply.ts";
import { useApplyPage } from "../../applications/apply/use-apply-page.ts";
import { OwnState } from "../../interviews/own-state.tsx";
import { readOwn } from "../../interviews/read-own.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = { hideLogo: true };

/** Shown only after sending: before that, the address redirects to the step that sends. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  const application = signedIn ? await applicationTo(call, params["jobId"] ?? "") : undefined;
  return application ? await readOwn(call, application.id) : null;
}

export default function ApplyInterview() {
  const page = useApplyPage();
  const own = useLoaderData<typeof loader>();
  if (page.state !== "applied" || !own) return null;
  return (
    <>
      <OwnState own={own} organization={page.job.organization.name} />
      <p>
        <a href={addresses.application(page.application.id)}>{message("apply.seeApplication")}</a>
      </p>
    </>
  );
}
