import { message } from "@candor/contract/messages/message";
import {
  acceptMemberInvitation,
  inspectMemberInvitation,
} from "@candor/contract/organizations/member-routes";
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
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

/** Opening the link changes nothing: the page asks. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const body = { token: params["token"] ?? "" };
  const found = await context.get(pageContext).call(inspectMemberInvitation, { body });
  return found.ok ? found.answer : failure(found.problem);
}

export async function action({ url, params, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const body = { token: params["token"] ?? "" };
  const joined = await context.get(pageContext).call(acceptMemberInvitation, { body });
  if (!joined.ok) return failure(joined.problem);
  return redirect(withNotice(addresses.members(joined.answer.organization.slug), "organization-joined"), 303);
}

function failure({ status, code, detail }: ProblemDocument) {
  return data({ failure: { isAnothers: code === "invitation-of-another", text: detail } }, { status });
}

interface Failed {
  readonly failure: { readonly isAnothers: boolean; readonly text: string };
}

export default function MemberInvitation() {
  const loaded = useLoaderData<typeof loader>();
  const page = useActionData<Failed>() ?? loaded;
  return "failure" in page ? <NotJoined {...page.failure} /> : <Question {...page} />;
}

type Offer = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, Failed>;

function Question({ organization, role }: Offer) {
  const title = message("memberInvitation.title", { organization: organization.name });
  const does = message(`memberRole.${role}Does`);
  return (
    <Form className="statement" method="post">
      <PageHead title={title} unlisted />
      <h1>{title}</h1>
      <p className="lead">
        {message("memberInvitation.body", { role: message(`memberRole.${role}`), does })}
      </p>
      <div className="actions">
        <Button>{message("memberInvitation.accept")}</Button>
      </div>
    </Form>
  );
}

function NotJoined({ isAnothers, text }: Failed["failure"]) {
  return (
    <>
      <PageHead title={message("memberInvitation.failed")} unlisted />
      <Statement title={message("memberInvitation.failed")} body={text}>
        <p>
          {isAnothers ? (
            <ButtonLink to={addresses.logout}>{message("login.signOut")}</ButtonLink>
          ) : (
            <ButtonLink to={addresses.account()}>{message("settings.account")}</ButtonLink>
          )}
        </p>
      </Statement>
    </>
  );
}
