import { message } from "@candor/contract/messages/message";
import { readRun, readTerminal } from "@candor/contract/terminal/routes";
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { CommandForm } from "../../terminal/command-form.tsx";
import { CommandList } from "../../terminal/command-list.tsx";
import { giveAction, namedIn, type RefusedCommand } from "../../terminal/give-action.ts";
import { ProcessFacts } from "../../terminal/process-facts.tsx";
import { RunList } from "../../terminal/run-list.tsx";
import { RunOutput } from "../../terminal/run-output.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/terminal.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const named = namedIn(params);
  const id = /^\d{1,16}$/.exec(url.searchParams.get("run") ?? "")?.[0];
  const [found, run] = await Promise.all([
    call(readTerminal, { params: named }),
    id === undefined ? undefined : call(readRun, { params: { ...named, id } }),
  ]);
  const terminal = answerOrThrow(found);
  const isKnown = terminal.process !== undefined || terminal.runs.length > 0;
  return data({ ...terminal, named, run: run?.ok ? run.answer : undefined }, { status: isKnown ? 200 : 404 });
}

export const action = giveAction;

/** gives one process commands, and shows what they printed. */
export default function AdminProcess() {
  const { named, process, commands, runs, run } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedCommand>();
  const title = message("terminal.of", { ...named });
  return (
    <AdminPage
      title={title}
      path={administrationAddresses.adminProcess(named)}
      below={administrationAddresses.adminTerminal}
    >
      {process ? <ProcessFacts process={process} /> : <Gone />}
      {(process || refused) && (
        <SettingsSection title={message("terminal.give")}>
          <CommandForm refused={refused} />
        </SettingsSection>
      )}
      {run && !refused && (
        <SettingsSection title={message("terminal.output")}>
          <RunOutput run={run} named={named} />
        </SettingsSection>
      )}
      {process && (
        <SettingsSection title={message("terminal.commands")}>
          <CommandList commands={commands} />
        </SettingsSection>
      )}
      <SettingsSection title={message("terminal.history")}>
        <RunList runs={runs} named={named} />
      </SettingsSection>
    </AdminPage>
  );
}

function Gone() {
  return (
    <p className="process-gone">
      {message("terminal.gone")}{" "}
      <a href={administrationAddresses.adminTerminal}>{message("terminal.seeRunning")}</a>
    </p>
  );
}
