import { limits } from "@candor/contract/limits";
import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { signInProviders } from "@candor/contract/values";
import { useRouteLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { CookieTable } from "../../legal/cookie-table.tsx";
import { LegalPage, LegalSection } from "../../legal/legal-page.tsx";
import type { InstanceData } from "../../wire/page-context.ts";

export const handle = { hydrate: false };

const anyOf = perLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));
const changed = "2026-11-28T12:00:00Z";

/** true for this instance, as its operator has set it up. */
export default function Privacy() {
  return (
    <LegalPage title="screen.privacyPolicy" lead="privacy.lead" path={addresses.privacy} changed={changed}>
      <LegalSection heading="privacy.browsing" texts={[message("privacy.browsingBody")]} />
      <LegalSection
        heading="privacy.account"
        texts={[message("privacy.accountBody"), message("privacy.sessions", { days: limits.sessionDays })]}
      />
      <LegalSection
        heading="privacy.resumes"
        texts={[
          message("privacy.resumesBody"),
          message("privacy.drafts", { hours: limits.draftHours }),
          message("privacy.interviews", { days: limits.interviewLinkDays }),
        ]}
      />
      <LegalSection
        heading="privacy.consulting"
        texts={[message("privacy.consultingBody"), message("privacy.leads")]}
      />
      <LegalSection heading="privacy.mail" texts={[message("privacy.mailBody")]} />
      <LegalSection heading="privacy.measurements" texts={[message("privacy.measurementsBody")]} />
      <LegalSection heading="privacy.cookies" texts={[message("privacy.cookiesBody")]}>
        <CookieTable />
      </LegalSection>
      <LegalSection heading="privacy.others" texts={useOthers()} />
      <LegalSection heading="retention.title" texts={[message("retention.ownLead")]}>
        <p>
          <a href={addresses.retention}>{message("retention.more")}</a>
        </p>
      </LegalSection>
      <LegalSection heading="privacy.choices" texts={[message("privacy.choicesBody")]} />
    </LegalPage>
  );
}

/** Which other companies are involved depends on what the operator has connected. */
function useOthers(): string[] {
  const instance = useRouteLoaderData<InstanceData>("root");
  const providers = (instance?.signInProviders ?? []).map((name) => signInProviders[name]);
  return [
    message("privacy.othersBody"),
    message(instance?.googleClientId === undefined ? "privacy.noOthers" : "privacy.google"),
    ...(providers.length > 0 ? [message("privacy.providers", { providers: anyOf().format(providers) })] : []),
    message("privacy.model"),
  ];
}
