import { message } from "@candor/contract/messages/message";
import { proveClaim } from "@candor/contract/organizations/claim-routes";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

/** Opening the link proves nothing, because mail programs open links too: the page asks. */
export function loader({ url, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  return null;
}

export async function action({ url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const body = { token: params["token"] ?? "" };
  const proved = await call(proveClaim, { body });
  if (!proved.ok) return data({ failure: proved.problem.detail }, { status: proved.problem.status });
  const { organization, claim } = proved.answer;
  return claim.state === "granted"
    ? redirect(withNotice(addresses.members(organization.slug), "claim-granted"), 303)
    : redirect(addresses.claim(organization.slug), 303);
}

export default function ClaimProof() {
  const refused = useActionData<{ failure: string }>();
  const title = message(refused ? "claim.failed" : "claim.confirmTitle");
  if (refused)
    return (
      <>
        <PageHead title={title} unlisted />
        <Statement title={title} body={refused.failure} />
      </>
    );
  return (
    <Form className="statement" method="post">
      <PageHead title={title} unlisted />
      <h1>{title}</h1>
      <p className="lead">{message("claim.confirmBody")}</p>
      <div className="actions">
        <Button>{message("claim.confirm")}</Button>
      </div>
    </Form>
  );
}
