import { message } from "@candor/contract/messages/message";
import type { Consent } from "@candor/contract/own-data/shapes";
import { SettingsSection } from "../accounts/settings-section.tsx";
import { addresses } from "../addresses.ts";
import { useDates } from "../wording/use-dates.ts";
import { Entries } from "./entries.tsx";

/** How many entries are open: every application adds one, and what can be done with one's data comes below. */
const open = 5;

/** Everything that somebody agreed to, in the words they read. */
export function ConsentsSection({ consents }: { consents: readonly Consent[] }) {
  return (
    <SettingsSection title={message("ownData.consents")}>
      <p>{message("ownData.consentsLead")}</p>
      {consents.length === 0 && <p>{message("ownData.consentsNone")}</p>}
      <Entries
        entries={consents.map((consent) => <ConsentEntry key={consent.id} consent={consent} />)}
        open={open}
      />
    </SettingsSection>
  );
}

function ConsentEntry({ consent }: { consent: Consent }) {
  const { kind, wording, given, takenBack, applicationId, posting } = consent;
  const { momentText } = useDates();
  const said = ({ at, where }: Consent["given"]) => ({
    at: momentText(at),
    where: message(`ownData.consentWhere.${where}`),
  });
  return (
    <li>
      <p>
        <strong>{message(`ownData.consent.${kind}`)}</strong>
      </p>
      {posting && (
        <p>
          <bdi>{posting.title}</bdi>, <bdi>{posting.organization}</bdi>
        </p>
      )}
      <blockquote>{wording}</blockquote>
      <ul className="facts-line">
        <li>{message("ownData.consentGiven", said(given))}</li>
        {takenBack && <li>{message("ownData.consentTakenBack", said(takenBack))}</li>}
        {applicationId !== undefined && (
          <li>
            <a href={addresses.application(applicationId)}>{message("ownData.lookApplication")}</a>
          </li>
        )}
      </ul>
    </li>
  );
}
