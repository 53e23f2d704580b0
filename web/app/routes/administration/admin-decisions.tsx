import { listAutomatedDecisions, replayAutomatedDecisions } from "@candor/contract/automation/routes";
import { loggedRules } from "@candor/contract/automation/steps";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { DecisionList } from "../../automation/decision-list.tsx";
import { ReplaySection } from "../../automation/replay-section.tsx";
import { RuleTable } from "../../automation/rule-table.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/automation.css";
import "../../styles/figures-table.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const filter = filterIn(url);
  const replayed = url.searchParams.get("replay");
  const before = numberIn(replayed);
  const page = answerOrThrow(await call(listAutomatedDecisions, { query: filter }));
  const result =
    replayed === null
      ? undefined
      : answerOrThrow(await call(replayAutomatedDecisions, { query: { ...(before && { before }) } }));
  return { ...page, result, rule: filter.rule };
}

function filterIn({ searchParams }: URL) {
  const rule = loggedRules.find((each) => each === searchParams.get("rule"));
  const before = numberIn(searchParams.get("before"));
  return { ...(rule && { rule }), ...(before && { before }) };
}

function numberIn(text: string | null): string | undefined {
  return /^[1-9]\d{0,14}$/.exec(text ?? "")?.[0];
}

/** M-24: the log of what programs decided. */
export default function AdminDecisions() {
  const { rules, decisions, more, result, rule } = useLoaderData<typeof loader>();
  const last = decisions.at(-1);
  return (
    <AdminPage title={message("automationLog.title")} path={administrationAddresses.adminDecisions()}>
      <ReplaySection result={result} />
      <SettingsSection title={message("automationLog.rules")}>
        <RuleTable rules={rules} />
      </SettingsSection>
      <SettingsSection title={message("automationLog.log")}>
        <form className="list-filter" autoComplete="off">
          <SelectField
            name="rule"
            label={message("automationLog.rule")}
            options={[
              { value: "", label: message("automationLog.all") },
              ...loggedRules.map((value) => ({ value, label: message(`automationLog.rule.${value}`) })),
            ]}
            defaultValue={rule ?? ""}
          />
          <Button tone="quiet">{message("automationLog.show")}</Button>
        </form>
        {decisions.length === 0 ? (
          <p>{message("automationLog.none")}</p>
        ) : (
          <DecisionList decisions={decisions} />
        )}
        {more && last && (
          <p>
            <a
              href={administrationAddresses.adminDecisions({ ...(rule && { rule }), before: last.id })}
              rel="next"
            >
              {message("automationLog.older")}
            </a>
          </p>
        )}
      </SettingsSection>
    </AdminPage>
  );
}
