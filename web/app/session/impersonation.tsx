import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { momentText } from "../wording/dates.ts";
import type { SessionData } from "./session-data.ts";

/** Tells an administrator, on every page, as whom they are signed in. The form works without scripts. */
export default function Impersonation({ email, until }: NonNullable<SessionData["impersonated"]>) {
  const time = momentText(new Date(until).toISOString());
  return (
    <section className="impersonation" aria-label={message("impersonation.label")}>
      <p>{message("impersonation.banner", { email, time })}</p>
      <form method="post" action={addresses.logout}>
        <button>{message("impersonation.end")}</button>
      </form>
    </section>
  );
}
