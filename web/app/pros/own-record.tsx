import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { PublicPro } from "@candor/contract/pros/shapes";
import { addresses } from "../addresses.ts";
import { RecordFigures } from "../organizations/record/record-figures.tsx";
import { numberText } from "../wording/counted.ts";

/** M-02: how this person answered, apart from what nobody in the organization answered. */
export function OwnRecord({ pro }: { readonly pro: PublicPro }) {
  const { name, n, organization, responsiveness: record } = pro;
  return (
    <section className="books-record" aria-labelledby="own-record">
      <h2 id="own-record">{message("pro.record", { name })}</h2>
      {record ? (
        <>
          <p className="record-statement">
            {message("record.inTime", {
              answered: numberText(record.answeredInTime),
              n: numberText(record.n),
            })}
          </p>
          <RecordFigures record={record} />
          <p className="field-hint">
            {message("pro.recordHint", { organization: organization.name })} {message("record.fileHint")}{" "}
            <a href={addresses.proLedgerFile(pro)} rel="nofollow">
              {message("record.file")}
            </a>
          </p>
        </>
      ) : (
        <p>{message("pro.recordTooFew", { n: numberText(n), least: numberText(limits.answersForRecord) })}</p>
      )}
    </section>
  );
}
