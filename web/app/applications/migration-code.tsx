import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { CodeField } from "../forms/code-field.tsx";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { Resend } from "../session/resend.tsx";
import { Button } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { RefusedMigration } from "./migration.ts";
import "../styles/login.css";

interface MigrationCodeProps {
  readonly maskedEmail: string;
  readonly refused: RefusedMigration | undefined;
}

/** Asks for the code that was mailed to the account that has the application. */
export function MigrationCode({ maskedEmail, refused }: MigrationCodeProps) {
  const title = message("migration.codeTitle");
  const duration = message("login.codeMinutes", { minutes: limits.codeMinutes });
  return (
    <section className="login">
      <PageHead title={title} unlisted />
      <header>
        <h1>{title}</h1>
        <p className="lead">{message("auth.codeSent", { email: maskedEmail, duration })}</p>
      </header>
      <RefusalSummary refusal={refused} />
      <Form method="post" noValidate className="code-form">
        <CodeField
          hint={message("login.codeHint")}
          error={refused?.errors["code"]}
          defaultValue={refused?.code}
        />
        <Button>{message("migration.confirm")}</Button>
      </Form>
      <Resend refused={refused?.resendRefused === true} />
      <ul className="login-ways">
        <li>
          <a href={addresses.applications()}>{message("button.notNow")}</a>
        </li>
      </ul>
    </section>
  );
}
