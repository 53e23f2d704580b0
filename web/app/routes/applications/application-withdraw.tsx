import { message } from "@candor/contract/messages/message";
import { Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { mayWithdraw } from "../../applications/may-change.ts";
import { ownApplication } from "../../applications/read-application.ts";
import { CouldNotWithdraw } from "../../applications/withdrawal/could-not-withdraw.tsx";
import { withdrawalAction } from "../../applications/withdrawal/withdrawal.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/applications.css";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { hydrate: false, section: "applications", requiresAuth: true };

export async function loader(args: LoaderFunctionArgs) {
  const application = await ownApplication(args);
  // For people who come too late.
  if (application.status === "withdrawn") return redirect(addresses.application(application.id), 303);
  return application;
}

export const action = withdrawalAction;

/** The question as a page, if no script can ask it in a dialog. */
export default function Withdraw() {
  const { id, job, pro, status } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused ?? !mayWithdraw(status);
  return (
    <Form className="statement" method="post">
      <PageHead title={message("applications.withdrawTitle")} unlisted />
      <h1>{message("applications.withdrawTitle")}</h1>
      {refused && <CouldNotWithdraw job={job} pro={pro} />}
      <p className="lead">
        {message("applications.withdrawBody", { organization: job.organization.name, title: job.title })}
      </p>
      <div className="actions">
        {mayWithdraw(status) && <Button tone="danger">{message("button.withdraw")}</Button>}
        <ButtonLink to={addresses.application(id)} tone="quiet">
          {message("button.keepApplication")}
        </ButtonLink>
      </div>
    </Form>
  );
}
