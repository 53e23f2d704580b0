import { inspectMigration, readApplication } from "@candor/contract/applications/routes";
import { message } from "@candor/contract/messages/message";
import { data, Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { applicationAddresses } from "../../application-addresses.ts";
import { mayWithdraw } from "../../applications/may-change.ts";
import { migrationAction } from "../../applications/migration.ts";
import { MigrationCode } from "../../applications/migration-code.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";

export const handle: PageHandle = { hydrate: false, section: "applications", requiresAuth: true };

/** S-23. Opening it changes nothing and mails nothing: the page asks. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const body = { reference: params["reference"] ?? "" };
  const found = await call(inspectMigration, { body });
  if (found.ok) {
    const { id, maskedEmail } = found.answer;
    if (maskedEmail === undefined) throw redirect(addresses.application(id), 303);
    return { maskedEmail, isMailed: url.searchParams.has("code") };
  }
  const { status, code, id, detail } = found.problem;
  if (code === "email-unproved") return data({ unproved: detail }, { status });
  if (code !== "already-applied" || id === undefined) throw data(null, { status });
  const own = await call(readApplication, { params: { id } });
  return data({ ownId: id, mayWithdraw: own.ok && mayWithdraw(own.answer.status) }, { status });
}

export const action = migrationAction;

type Loaded =
  | { maskedEmail: string; isMailed: boolean }
  | { ownId: string; mayWithdraw: boolean }
  | { unproved: string };

export default function Migration() {
  const loaded = useLoaderData<Loaded>();
  const refused = useActionData<typeof action>();
  if ("unproved" in loaded) return <ProveFirst text={loaded.unproved} />;
  if ("ownId" in loaded) return <HasItsOwn id={loaded.ownId} mayWithdraw={loaded.mayWithdraw} />;
  const { maskedEmail, isMailed } = loaded;
  if (isMailed) return <MigrationCode maskedEmail={maskedEmail} refused={refused} />;
  return <Question maskedEmail={maskedEmail} trouble={refused?.trouble} />;
}

function Question({ maskedEmail, trouble }: { maskedEmail: string; trouble: string | undefined }) {
  const title = message("migration.title");
  return (
    <Form className="statement" method="post">
      <PageHead title={title} unlisted />
      <h1>{title}</h1>
      {trouble !== undefined && (
        <p className="form-errors" role="alert">
          {trouble}
        </p>
      )}
      <p className="lead">{message("migration.body", { maskedEmail })}</p>
      <div className="actions">
        <Button name="intent" value="move">
          {message("button.move")}
        </Button>
        <ButtonLink to={addresses.applications()} tone="quiet">
          {message("button.notNow")}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** Nobody can take over an application without a proved address of their own. */
function ProveFirst({ text }: { text: string }) {
  const title = message("migration.unproved");
  return (
    <>
      <PageHead title={title} unlisted />
      <Statement title={title} body={text}>
        <p>
          <ButtonLink to={addresses.account()}>{message("settings.account")}</ButtonLink>
        </p>
      </Statement>
    </>
  );
}

/** M-40: the two are not merged, but one of them can be withdrawn. */
function HasItsOwn({ id, mayWithdraw: offered }: { id: string; mayWithdraw: boolean }) {
  const title = message("apply.alreadyApplied");
  return (
    <>
      <PageHead title={title} unlisted />
      <Statement title={title} body={message("migration.alreadyAppliedBody")}>
        <div className="actions">
          <ButtonLink to={addresses.application(id)}>{message("apply.seeApplication")}</ButtonLink>
          {offered && (
            <ButtonLink to={applicationAddresses.withdraw(id)} tone="quiet">
              {message("migration.withdrawOwn")}
            </ButtonLink>
          )}
        </div>
      </Statement>
    </>
  );
}
