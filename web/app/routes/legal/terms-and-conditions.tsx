import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { LegalPage, LegalSection } from "../../legal/legal-page.tsx";

export const handle = { hydrate: false };

const changed = "2026-11-27T12:00:00Z";

const sections = ["postings", "promise", "applying", "hiring", "rules", "liability", "changes"] as const;

/** */
export default function Terms() {
  return (
    <LegalPage title="screen.termsAndConditions" lead="terms.lead" path={addresses.terms} changed={changed}>
      {sections.map((section) => (
        <LegalSection key={section} heading={`terms.${section}`} texts={[message(`terms.${section}Body`)]} />
      ))}
    </LegalPage>
  );
}
