import type { BiasReport } from "@candor/contract/fairness/shapes";
import { message } from "@candor/contract/messages/message";
import { Form, useSearchParams } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { Asked, AskFirst } from "../ui/dialogs/ask-first.tsx";
import { useDates } from "../wording/use-dates.ts";
import { BiasFigures } from "./bias-figures.tsx";
import { periodText } from "./period-text.ts";

interface OwnReportsProps {
  readonly organization: { readonly slug: string; readonly name: string };
  readonly reports: readonly BiasReport[];
  /** Half-years that can be counted. */
  readonly countable: readonly string[];
}

/** Lets an owner count a half-year, view its figures, and publish them. */
export function OwnReports({ organization, reports, countable }: OwnReportsProps) {
  return (
    <>
      <p>{message("bias.ownLead")}</p>
      {countable.map((period) => (
        <Form key={period} method="post" className="actions">
          <input type="hidden" name="period" value={period} />
          <Button name="intent" value="count" tone="quiet">
            {message("bias.count", { period: periodText(period) })}
          </Button>
        </Form>
      ))}
      {countable.length === 0 && reports.length === 0 && <p>{message("bias.nothingToCount")}</p>}
      {reports.map((report) => (
        <OwnReport key={report.period} organization={organization} report={report} />
      ))}
      <p>
        <a href={addresses.biasReports(organization)}>{message("bias.page")}</a>
      </p>
    </>
  );
}

interface OwnReportProps extends Pick<OwnReportsProps, "organization"> {
  readonly report: BiasReport;
}

function OwnReport({ organization, report }: OwnReportProps) {
  const { dateText } = useDates();
  const { period, published } = report;
  return (
    <details className="own-report" open={published === undefined}>
      <summary>{periodText(period)}</summary>
      <p>
        {published
          ? message("bias.isPublished", { date: dateText(published) })
          : message("bias.notPublished")}
      </p>
      <BiasFigures report={report} />
      {!published && <Publication organization={organization} period={period} />}
    </details>
  );
}

/** Asks first: what is published stays public. */
function Publication({ organization, period }: Pick<OwnReportsProps, "organization"> & { period: string }) {
  const [parameters] = useSearchParams();
  const label = message("bias.publish", { period: periodText(period) });
  const asking = {
    question: {
      title: message("bias.publishTitle"),
      body: message("bias.publishBody", { organization: organization.name }),
      confirmLabel: message("bias.publishNow"),
      cancelLabel: message("bias.publishNot"),
    },
    values: { intent: "publish", period },
  };
  const page = addresses.fairHiring(organization.slug, period);
  return parameters.get("publish") === period ? (
    <div id="publish">
      <Asked {...asking} back={addresses.fairHiring(organization.slug)} />
    </div>
  ) : (
    <p className="actions">
      <AskFirst {...asking} label={label} tone="primary" page={page} />
    </p>
  );
}
