import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import type { SessionData } from "../wire/session-data.ts";

/** Tells an administrator, on every page, who they are signed in as. The form works without scripts. */
export function Impersonation({ email, until }: NonNullable<SessionData["impersonated"]>) {
  return (
    <section className="impersonation" aria-label={message("impersonation.label")}>
      <p>{message("impersonation.banner", { email, until })}</p>
      <form method="post" action={addresses.logout}>
        <button>{message("impersonation.end")}</button>
      </form>
    </section>
  );
}
