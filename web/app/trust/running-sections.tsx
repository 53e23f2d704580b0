import { type MessageKey, message } from "@candor/contract/messages/message";
import type { FilterName } from "@candor/contract/trust/filter-names";
import type { Trust } from "@candor/contract/trust/shapes";
import { numberText } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import { ShareTable } from "./share-table.tsx";
import { FigureLines, TrustSection } from "./trust-section.tsx";

/** As the search page calls them. */
const filterLabels: Readonly<Record<FilterName, MessageKey>> = {
  jobTypes: "facet.jobTypes",
  industries: "facet.industries",
  seniority: "facet.seniority",
  skills: "facet.skills",
  languages: "facet.languages",
  remote: "facet.remote",
  pay: "facet.pay",
  age: "facet.age",
  organization: "facet.organizations",
  promised: "filter.promised",
  facts: "facet.facts",
};

export function Filters({ filters }: { readonly filters: Trust["filters"] }) {
  const { checked, violations, byFilter } = filters;
  const heads = ["trust.filter", "trust.searches", "trust.compared", "trust.violates"] as const;
  return (
    <TrustSection name="filters" n={checked}>
      <ShareTable
        caption="trust.filters"
        head={["trust.comparison", "trust.postings"]}
        parts={[
          { label: message("trust.holds"), count: checked - violations },
          { label: message("trust.violates"), count: violations },
        ]}
        sum={{ label: message("trust.compared"), n: checked }}
      />
      <table className="figures-table">
        <caption>{message("trust.byFilter")}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {message(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byFilter.map(({ filter, ...counts }) => (
            <tr key={filter}>
              <th scope="row">{message(filterLabels[filter])}</th>
              {[counts.searches, counts.checked, counts.violations].map((count, at) => (
                <td key={at}>{numberText(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TrustSection>
  );
}

export function Alerts({ active, mails, perAlertAndWeek }: Trust["alerts"]) {
  return (
    <TrustSection name="alerts" n={active + mails}>
      <FigureLines
        lines={[
          ["trust.active", numberText(active)],
          ["trust.mails", numberText(mails)],
          ...(perAlertAndWeek === undefined
            ? []
            : [["trust.perAlert", numberText(perAlertAndWeek)] as const]),
        ]}
      />
    </TrustSection>
  );
}

export function Uptime({ processes, runningSince, countedSince, requests, failed }: Trust["uptime"]) {
  const { momentText } = useDates();
  return (
    <TrustSection
      name="uptime"
      n={requests}
      notes={
        <FigureLines
          lines={[
            ["trust.processes", numberText(processes)],
            ...(runningSince === undefined
              ? []
              : [["trust.runningSince", momentText(runningSince)] as const]),
          ]}
        />
      }
    >
      <ShareTable
        caption="trust.uptime"
        head={["trust.requests", "trust.requestCount"]}
        parts={[
          { label: message("trust.answered"), count: requests - failed },
          { label: message("trust.failed"), count: failed },
        ]}
        sum={{ label: message("trust.requestsSince", { moment: momentText(countedSince) }), n: requests }}
      />
    </TrustSection>
  );
}
