import { message } from "@candor/contract/messages/message";
import type { LoaderFunctionArgs } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/account.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

export function loader({ url, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  return null;
}

/** There is nothing to set: says so, and where pay is. */
export default function Payment() {
  return (
    <section className="own-account">
      <PageHead title={message("settings.payment")} path={addresses.payment} unlisted />
      <SettingsMenu current={addresses.payment} />
      <h1>{message("settings.payment")}</h1>
      <SettingsSection title={message("payment.none")}>
        <p>{message("payment.lead")}</p>
        <p>
          <a href={addresses.goals()}>{message("payment.goals")}</a>
        </p>
      </SettingsSection>
    </section>
  );
}
