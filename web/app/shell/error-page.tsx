import { message } from "@candor/contract/messages/message";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { ContactSupport } from "../ui/contact-support.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";
import type { Refusal } from "../wire/answer-or-throw.ts";
import { NoPage } from "./no-page.tsx";

/** A page that could not be rendered. A refusal is shown in its own words; of anything else, the log says why. */
export function ErrorPage() {
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : {};
  if (status === 404) return <NoPage />;
  // An empty address is the page's own.
  const { detail, page = "" }: Partial<Refusal> = data ?? {};
  const title = message("error.failed");
  const failed = message(status === 503 ? "problem.unavailable" : "error.tryAgainOrContactSupport");
  return (
    <>
      <PageHead title={title} unlisted />
      <Statement title={title} body={detail ?? failed}>
        {status === 429 ? (
          // There is nothing to report: they may try again soon.
          <p>
            <ButtonLink to={page} tone="quiet">
              {message("error.backToPage")}
            </ButtonLink>
          </p>
        ) : (
          <ContactSupport />
        )}
      </Statement>
    </>
  );
}
