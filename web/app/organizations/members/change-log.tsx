import { message } from "@candor/contract/messages/message";
import type { MemberChange } from "@candor/contract/organizations/member-shapes";
import { useDates } from "../../wording/use-dates.ts";

/** What happened to the organization and its members, newest first. */
export function ChangeLog({ changes }: { changes: readonly MemberChange[] }) {
  const { momentText } = useDates();
  if (changes.length === 0) return <p>{message("members.noChanges")}</p>;
  return (
    <ol className="timeline">
      {changes.map((change) => (
        <li key={change.id}>
          <time dateTime={change.at}>{momentText(change.at)}</time>
          <div>
            <p className="timeline-what">{changeText(change)}</p>
            {change.note !== undefined && <p className="as-typed">{change.note}</p>}
          </div>
          <span className="timeline-who">{actorText(change)}</span>
        </li>
      ))}
    </ol>
  );
}

function changeText({ kind, about, role }: MemberChange): string {
  return message(`members.changed.${kind}`, {
    about: about ?? message("members.somebody"),
    role: role ? message(`memberRole.${role}As`) : "",
  });
}

function actorText({ actor = message("members.software"), byAdministrator }: MemberChange): string {
  return byAdministrator ? message("members.administrator", { actor }) : actor;
}
