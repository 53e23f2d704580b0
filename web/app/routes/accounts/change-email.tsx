import { cancelEmailChange, confirmEmailChange, inspectEmailChange } from "@candor/contract/accounts/routes";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import { type LinkFailure, UnusableLink } from "../../session/unusable-link.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

/** Opening the link changes nothing: the page asks. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const body = { code: params["code"] ?? "" };
  const found = await call(inspectEmailChange, { body });
  return found.ok ? { email: found.answer.email } : failure(found.problem);
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  if (typed("intent") === "keep") {
    await call(cancelEmailChange, {});
    return redirect(url.pathname, 303);
  }
  const changed = await call(confirmEmailChange, { body: { code: params["code"] ?? "" } });
  return changed.ok
    ? redirect(withNotice(addresses.account(), "email-changed"), 303)
    : failure(changed.problem);
}

function failure({ status, code, detail }: ProblemDocument) {
  return data({ failure: { isAnothers: code === "email-change-wrong-user", text: detail } }, { status });
}

type Loaded = { email: string } | Failed;

interface Failed {
  readonly failure: LinkFailure;
}

/** */
export default function ChangeEmail() {
  const loaded = useLoaderData<Loaded>();
  const refused = useActionData<Failed>();
  const page = refused ?? loaded;
  return "failure" in page ? (
    <UnusableLink title={message("emailChange.failed")} {...page.failure} />
  ) : (
    <Question email={page.email} />
  );
}

function Question({ email }: { email: string }) {
  const title = message("emailChange.title", { email });
  return (
    <Form className="statement" method="post">
      <PageHead title={message("account.changeEmail")} unlisted />
      <h1>{title}</h1>
      <div className="actions">
        <Button>{message("button.changeAddress")}</Button>
        <Button tone="quiet" name="intent" value="keep">
          {message("button.keepAddress")}
        </Button>
      </div>
    </Form>
  );
}
