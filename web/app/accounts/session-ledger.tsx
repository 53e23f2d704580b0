import type { OwnSession } from "@candor/contract/accounts/routes";
import { message } from "@candor/contract/messages/message";
import { Form, Link } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { useSession } from "../wire/session-data.ts";
import { useDates } from "../wording/use-dates.ts";
import { SettingsSection } from "./settings-section.tsx";

interface SessionLedgerProps {
  readonly sessions: readonly OwnSession[];
  /** Whether the page asks if the other sessions should end. */
  readonly asking: boolean;
}

/** Administrators who act as somebody else see the sessions but cannot end them. */
export function SessionLedger({ sessions, asking }: SessionLedgerProps) {
  const isOwn = useSession().impersonated === undefined;
  return (
    <SettingsSection title={message("account.sessions")} id="own-sessions">
      <p>{message("account.sessionsLead")}</p>
      <ol className="ledger own-sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionEntry session={session} isOwn={isOwn} />
          </li>
        ))}
      </ol>
      {isOwn && asking && <EndOthers />}
      {isOwn && !asking && sessions.length > 1 && (
        <p>
          <Link to={addresses.account("sessions")} preventScrollReset>
            {message("account.endOthers")}
          </Link>
        </p>
      )}
    </SettingsSection>
  );
}

function SessionEntry({ session, isOwn }: { session: OwnSession; isOwn: boolean }) {
  const { momentText } = useDates();
  const { id, current, device = message("account.unknownSession"), network, startedAt, lastSeenAt } = session;
  return (
    <>
      <div>
        <h3>{device}</h3>
        <ul className="facts-line">
          {network !== undefined && <li>{network}</li>}
          <li>{message("account.startedAt", { date: momentText(startedAt) })}</li>
          <li>{message("account.lastSeenAt", { date: momentText(lastSeenAt) })}</li>
        </ul>
      </div>
      {current && <strong>{message("account.thisSession")}</strong>}
      {isOwn && !current && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <button name="intent" value="end-session" aria-label={message("account.endSessionOn", { device })}>
            {message("account.endSession")}
          </button>
        </Form>
      )}
    </>
  );
}

/** The question is part of the page: the same with and without scripts. */
function EndOthers() {
  return (
    <Form method="post" className="change-form" preventScrollReset>
      <h3>{message("account.endOthersTitle")}</h3>
      <p>{message("account.endOthersBody")}</p>
      <div className="actions">
        <Button tone="danger" name="intent" value="end-others">
          {message("account.endOthers")}
        </Button>
        <Link className="button button-quiet" to={addresses.account()} preventScrollReset>
          {message("account.cancel")}
        </Link>
      </div>
    </Form>
  );
}
