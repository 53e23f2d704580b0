import { message } from "@candor/contract/messages/message";
import type { Consent } from "@candor/contract/own-data/shapes";
import { SettingsSection } from "../accounts/settings-section.tsx";
import { addresses } from "../addresses.ts";
import { useDates } from "../wording/use-dates.ts";

/** Everything that somebody agreed to, in the words they read. */
export function ConsentsSection({ consents }: { consents: readonly Consent[] }) {
  return (
    <SettingsSection title={message("ownData.consents")}>
      <p>{message("ownData.consentsLead")}</p>
      {consents.length === 0 ? (
        <p>{message("ownData.consentsNone")}</p>
      ) : (
        <ol className="ledger looks">
          {consents.map((consent) => (
            <li key={consent.id}>
              <ConsentEntry consent={consent} />
            </li>
          ))}
        </ol>
      )}
    </SettingsSection>
  );
}

function ConsentEntry({ consent: { kind, wording, given, takenBack, applicationId } }: { consent: Consent }) {
  const { momentText } = useDates();
  const said = ({ at, where }: Consent["given"]) => ({
    at: momentText(at),
    where: message(`ownData.consentWhere.${where}`),
  });
  return (
    <>
      <p>
        <strong>{message(`ownData.consent.${kind}`)}</strong>
      </p>
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
    </>
  );
}
