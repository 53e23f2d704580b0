import { timeZones } from "@candor/contract/accounts/time-zones";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { accountAction } from "../../accounts/account-action.ts";
import { accountChanges } from "../../accounts/account-changes.ts";
import type { Refused, Unmailed } from "../../accounts/answers.ts";
import { DeveloperMode } from "../../accounts/developer-mode.tsx";
import { EmailSection } from "../../accounts/email-section.tsx";
import { IdentitiesSection } from "../../accounts/identities-section.tsx";
import { NameSection } from "../../accounts/name-section.tsx";
import type { Offered } from "../../accounts/passkey-acts.ts";
import { PasskeySection } from "../../accounts/passkey-section.tsx";
import { PasswordSection } from "../../accounts/password-section.tsx";
import { PictureSection, pictureFault } from "../../accounts/picture-section.tsx";
import { readOwnAccount } from "../../accounts/read-account.ts";
import { SessionLedger } from "../../accounts/session-ledger.tsx";
import { SignInHistory } from "../../accounts/sign-in-history.tsx";
import { TimeZoneSection } from "../../accounts/time-zone-section.tsx";
import { addresses } from "../../addresses.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/applications.css";
import "../../styles/account.css";

export const handle: PageHandle = { requiresAuth: true };

/** The address says what is being changed: it opens with scripts and without. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const asked = url.searchParams.get("change");
  const changing = accountChanges.find((change) => change === asked);
  const changed = url.searchParams.get("passkey") ?? undefined;
  const zones = changing === "time-zone" ? timeZones() : undefined;
  return { ...(await readOwnAccount(call)), changing, changed, zones };
}

export const action = accountAction;

export default function Account() {
  const { account, identities, passkeys, providers, sessions, history, changing, changed, zones } =
    useLoaderData<typeof loader>();
  const answer = useActionData<Refused | Unmailed | Offered>();
  const refused = answer && "errors" in answer ? answer : undefined;
  return (
    <section className="own-account">
      <PageHead title={message("settings.account")} path={addresses.account()} unlisted />
      <SettingsMenu current={addresses.account()} />
      <h1>{message("settings.account")}</h1>
      <NameSection
        account={account}
        changing={changing === "name" || changing === "display-name" ? changing : undefined}
        refused={refused}
      />
      <PictureSection error={pictureFault(changing)} />
      <EmailSection
        account={account}
        changing={changing === "email" || changing === "email-proof" ? changing : undefined}
        refused={refused}
        unmailed={answer && "unmailed" in answer ? answer.unmailed : undefined}
      />
      <PasswordSection account={account} changing={changing === "password"} refused={refused} />
      <PasskeySection
        passkeys={passkeys}
        hasPassword={account.hasPassword}
        changing={changing}
        changed={changed}
        offer={answer && "offer" in answer ? answer.offer : undefined}
        refused={refused}
      />
      <IdentitiesSection identities={identities} providers={account.emailProved ? providers : []} />
      <TimeZoneSection zones={zones} refused={refused} />
      <SessionLedger sessions={sessions} asking={changing === "sessions"} />
      <SignInHistory history={history} />
      <DeveloperMode />
    </section>
  );
}
