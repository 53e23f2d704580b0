import type { Impersonation } from "@candor/contract/administration/shapes";
import { message } from "@candor/contract/messages/message";
import { useDates } from "../wording/use-dates.ts";

/** Who signed in as somebody else, and why; newest first. */
export function ImpersonationList({ impersonations }: { impersonations: readonly Impersonation[] }) {
  const { momentText } = useDates();
  if (impersonations.length === 0) return null;
  return (
    <ol className="timeline">
      {impersonations.map(({ sessionId, administrator, email, reason, startedAt, endedAt }) => (
        <li key={sessionId}>
          <time dateTime={startedAt}>{momentText(startedAt)}</time>
          <div>
            <p className="timeline-what">{message("admin.asWhom", { administrator, email })}</p>
            <p>{reason}</p>
          </div>
          <span className="timeline-who">
            {endedAt === undefined
              ? message("admin.goesOn")
              : message("admin.endedAt", { date: momentText(endedAt) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
