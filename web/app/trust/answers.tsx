import { message } from "@candor/contract/messages/message";
import type { Trust } from "@candor/contract/trust/shapes";
import { addresses } from "../addresses.ts";
import { numberText } from "../wording/counted.ts";
import { waitText } from "../wording/record.ts";
import { ShareTable } from "./share-table.tsx";
import { FigureLines, TrustSection } from "./trust-section.tsx";

export function Answers({ answers }: { readonly answers: Trust["answers"] }) {
  const { n, organizations, answeredInTime, late, missed, medianBusinessDays, leftOut } = answers;
  const uncounted = leftOut.n === 0 ? [] : [["trust.leftOut", numberText(leftOut.n)] as const];
  return (
    <TrustSection
      name="answers"
      n={n}
      notes={
        <>
          {n === 0 && uncounted.length > 0 && <FigureLines lines={uncounted} />}
          <p className="figures-note">
            {message("trust.books")}{" "}
            <a href={addresses.search(new URLSearchParams({ promised: "true" }))}>
              {message("trust.promised")}
            </a>
          </p>
        </>
      }
    >
      <ShareTable
        caption="trust.answers"
        head={["trust.outcome", "trust.applications"]}
        parts={[
          { label: message("record.answeredInTime"), count: answeredInTime },
          { label: message("record.late"), count: late },
          { label: message("record.missed"), count: missed },
        ]}
        sum={{ label: message("record.sum"), n }}
      />
      <FigureLines
        lines={[
          ["record.medianLabel", waitText(medianBusinessDays)],
          ["trust.organizations", numberText(organizations)],
          ...uncounted,
        ]}
      />
    </TrustSection>
  );
}
