import { message } from "@candor/contract/messages/message";
import { logOut } from "@candor/contract/session/routes";
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { leaveFor } from "../../session/leave-for.ts";
import { redirectTarget } from "../../session/redirect-target.ts";
import { Button } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { pageContext } from "../../wire/page-context.ts";

/** Opening the address changes nothing: the page asks, and its button signs out. */
export function loader({ context }: LoaderFunctionArgs) {
  return context.get(pageContext).signedIn ? null : leaveFor(addresses.home);
}

/**
 * N-09, S-13: a page that needs a session sends home's address along. An administrator who was signed in as somebody is
 * themselves again. A person whose session has already ended is where they wanted to be.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, signedIn, impersonated } = context.get(pageContext);
  const from = redirectTarget((await typedFields(request))("from"));
  if (signedIn) await call(logOut, {});
  if (impersonated) return leaveFor(addresses.admin);
  return leaveFor(withNotice(from, "signed-out"));
}

export default function Logout() {
  return (
    <>
      <PageHead title={message("login.signOut")} unlisted />
      <Statement title={message("login.signOut")} body={message("login.signOutBody")}>
        <Form method="post">
          <Button>{message("login.signOut")}</Button>
        </Form>
      </Statement>
    </>
  );
}
