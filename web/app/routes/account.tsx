import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { accountAction, type Refused } from "../account/account-action.ts";
import { EmailSection } from "../account/email-section.tsx";
import { IdentitiesSection } from "../account/identities-section.tsx";
import { PasswordSection } from "../account/password-section.tsx";
import { readOwnAccount } from "../account/read-account.ts";
import { SessionLedger } from "../account/session-ledger.tsx";
import { SignInHistory } from "../account/sign-in-history.tsx";
import { accountChanges, addresses } from "../addresses.ts";
import { PageHead } from "../components/page-head.tsx";
import { SettingsMenu } from "../components/settings-menu.tsx";
import { pageContext } from "../page-context.ts";
import { requireSession } from "../session/require-session.ts";
import "../styles/applications.css";
import "../styles/account.css";

/** What is being changed stands in the address: it opens with scripts and without. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const asked = url.searchParams.get("change");
  const changing = accountChanges.find((change) => change === asked);
  return { ...(await readOwnAccount(context.get(pageContext).call)), changing };
}

export const action = accountAction;

export default function Account() {
  const { account, identities, providers, sessions, history, changing } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  return (
    <section className="own-account">
      <PageHead title={message("settings.account")} path={addresses.account()} unlisted />
      <SettingsMenu current={addresses.account()} />
      <h1>{message("settings.account")}</h1>
      <EmailSection account={account} changing={changing === "email"} refused={refused} />
      <PasswordSection account={account} changing={changing === "password"} refused={refused} />
      <IdentitiesSection identities={identities} providers={providers} />
      <SessionLedger sessions={sessions} asking={changing === "sessions"} />
      <SignInHistory history={history} />
    </section>
  );
}
