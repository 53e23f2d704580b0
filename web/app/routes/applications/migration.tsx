import { inspectMigration } from "@candor/contract/applications/routes";
import { message } from "@candor/contract/messages/message";
import { data, Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { migrationAction } from "../../applications/migration.ts";
import { MigrationCode } from "../../applications/migration-code.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = { hydrate: false, section: "applications", requiresAuth: true };

/** S-23. Opening it changes nothing and mails nothing: the page asks. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const body = { reference: params["reference"] ?? "" };
  const found = await context.get(pageContext).call(inspectMigration, { body });
  if (found.ok) {
    const { id, maskedEmail } = found.answer;
    if (maskedEmail === undefined) throw redirect(addresses.application(id), 303);
    return { maskedEmail, isMailed: url.searchParams.has("code") };
  }
  const { status, code, id, detail } = found.problem;
  if (code === "email-unproved") return data({ unproved: detail }, { status });
  if (code !== "already-applied" || id === undefined) throw data(null, { status });
  return data({ ownId: id }, { status });
}

export const action = migrationAction;

type Loaded = { maskedEmail: string; isMailed: boolean } | { ownId: string } | { unproved: string };

export default function Migration() {
  const loaded = useLoaderData<Loaded>();
  const refused = useActionData<typeof action>();
  if ("unproved" in loaded) return <ProveFirst text={loaded.unproved} />;
  if ("ownId" in loaded) return <HasItsOwn id={loaded.ownId} />;
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

/** Without a proved address of their own, nobody can take an application over. */
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

function HasItsOwn({ id }: { id: string }) {
  const title = message("apply.alreadyApplied");
  return (
    <>
      <PageHead title={title} unlisted />
      <Statement title={title} body={message("migration.alreadyAppliedBody")}>
        <p>
          <ButtonLink to={addresses.application(id)}>{message("apply.seeApplication")}</ButtonLink>
        </p>
      </Statement>
    </>
  );
}
