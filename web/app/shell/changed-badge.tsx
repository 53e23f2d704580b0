import { message } from "@candor/contract/messages/message";
import { useSession } from "../wire/session-data.ts";

/** How many of one's applications changed since one looked at them. */
export function ChangedBadge() {
  const count = useSession().badge?.changed;
  if (!count) return null;
  return (
    <>
      {" "}
      <span className="badge" aria-hidden>
        {count}
      </span>
      <span className="visually-hidden">{message("nav.changedApplications", { count })}</span>
    </>
  );
}
