import { message } from "@candor/contract/messages/message";
import { elsewhereDays, placeLaws } from "@candor/contract/retention/laws";
import { retentionGroups } from "@candor/contract/retention/table";
import { addresses } from "../../addresses.ts";
import { LegalPage, LegalSection } from "../../legal/legal-page.tsx";
import { ClockTable, daysText, LawLink } from "../../legal/retention-tables.tsx";

export const handle = { hydrate: false };

const changed = "2026-11-28T12:00:00Z";
const exceptions = ["hold", "onFile", "sooner", "stays", "backups"] as const;

/** M-27: every clock that deletes something, from the table that the server uses. */
export default function RetentionPage() {
  return (
    <LegalPage title="retention.title" lead="retention.lead" path={addresses.retention} changed={changed}>
      {retentionGroups.map((group) => (
        <LegalSection key={group} heading={`retention.${group}`} texts={[]}>
          <ClockTable group={group} />
        </LegalSection>
      ))}
      <div id="places">
        <LegalSection heading="retention.places" texts={[message("retention.placesLead")]}>
          <table className="legal-cookies retention">
            <caption className="visually-hidden">{message("retention.places")}</caption>
            <thead>
              <tr>
                <th scope="col">{message("retention.place")}</th>
                <th scope="col">{message("retention.howLong")}</th>
              </tr>
            </thead>
            <tbody>
              {placeLaws.map((law) => (
                <tr key={law.place}>
                  <th scope="row">
                    <strong>{message(`retention.place.${law.place}`)}</strong>
                    <LawLink law={law} />
                  </th>
                  <td>{daysText(law.days)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <strong>{message("retention.elsewhere")}</strong>
                  <span className="retention-why">{message("retention.elsewhereWhy")}</span>
                </th>
                <td>{daysText(elsewhereDays)}</td>
              </tr>
            </tbody>
          </table>
        </LegalSection>
      </div>
      <LegalSection
        heading="retention.longer"
        texts={exceptions.map((exception) => message(`retention.${exception}`))}
      />
    </LegalPage>
  );
}
