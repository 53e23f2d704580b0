import { message } from "@candor/contract/messages/message";
import { listProcesses } from "@candor/contract/terminal/routes";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ProcessFacts } from "../../terminal/process-facts.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/terminal.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  return answerOrThrow(await call(listProcesses, {}));
}

/** the processes that an administrator can give commands. */
export default function AdminTerminal() {
  const { processes } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={message("admin.terminal")} path={administrationAddresses.adminTerminal}>
      <p className="lead">{message("terminal.lead")}</p>
      {processes.length === 0 && <p>{message("terminal.none")}</p>}
      <ul className="processes" aria-label={message("terminal.processes")}>
        {processes.map((process) => (
          <li key={`${process.hostname}/${process.name}`}>
            <h2>
              <a href={administrationAddresses.adminProcess(process)}>
                {message("terminal.of", { name: process.name, hostname: process.hostname })}
              </a>
            </h2>
            <ProcessFacts process={process} />
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
