import { message } from "@candor/contract/messages/message";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";
import type { Refusal } from "../wire/answer-or-throw.ts";

/** An off switch whose link is too old: signing in leads to the same choices. */
export function RefusedSwitch() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 410) throw error;
  const title = message("error.failed");
  return (
    <Statement title={title} body={(error.data as Refusal).detail}>
      <PageHead title={title} unlisted />
      <p>
        <ButtonLink to={addresses.login("sign-in", new URLSearchParams({ redirect: addresses.opt }))}>
          {message("login.signIn")}
        </ButtonLink>
      </p>
    </Statement>
  );
}
