import type { SignIn } from "@candor/contract/accounts/routes";
import { message } from "@candor/contract/messages/message";
import { useDates } from "../wording/use-dates.ts";
import { SettingsSection } from "./settings-section.tsx";

export function SignInHistory({ history }: { history: readonly SignIn[] }) {
  return (
    <SettingsSection title={message("account.history")}>
      <p>{message("account.historyLead")}</p>
      <ol className="timeline">
        {history.map((signIn) => (
          <li key={`${signIn.startedAt} ${signIn.device} ${signIn.network}`}>
            <Entry signIn={signIn} />
          </li>
        ))}
      </ol>
    </SettingsSection>
  );
}

function Entry({ signIn: { startedAt, endedAt, endedBySupport, device, network } }: { signIn: SignIn }) {
  const { momentText } = useDates();
  return (
    <>
      <time dateTime={startedAt}>{momentText(startedAt)}</time>
      <div>
        <p className="timeline-what">{device ?? message("account.unknownSession")}</p>
        <p className="timeline-until">
          {endedAt === undefined
            ? message("account.goesOn")
            : message(endedBySupport ? "account.endedBySupport" : "account.endedAt", {
                date: momentText(endedAt),
              })}
        </p>
      </div>
      <span className="timeline-who">{network}</span>
    </>
  );
}
