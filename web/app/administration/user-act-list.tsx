import type { UserDetails } from "@candor/contract/administration/user-shapes";
import { message } from "@candor/contract/messages/message";
import { useDates } from "../wording/use-dates.ts";

/** What administrators did to an account, and why; newest first. */
export function UserActList({ acts }: { acts: UserDetails["acts"] }) {
  const { momentText } = useDates();
  if (acts.length === 0) return <p>{message("user.noActs")}</p>;
  return (
    <ol className="timeline">
      {acts.map(({ id, kind, administrator, reason, at }) => (
        <li key={id}>
          <time dateTime={at}>{momentText(at)}</time>
          <div>
            <p className="timeline-what">{message(`userAct.${kind}`)}</p>
            <p>{reason}</p>
          </div>
          <span className="timeline-who">{administrator}</span>
        </li>
      ))}
    </ol>
  );
}
