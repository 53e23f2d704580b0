import { readBiasReports } from "@candor/contract/fairness/routes";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { BiasFigures } from "../../fairness/bias-figures.tsx";
import { periodText } from "../../fairness/period-text.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/applications.css";
import "../../styles/fairness.css";

export const handle: PageHandle = { hydrate: false, section: "jobs" };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = params["slug"] ?? "";
  return answerOrThrow(await context.get(pageContext).call(readBiasReports, { params: { slug } }));
}

/** M-25: an organization's published bias reports, open to all. */
export default function BiasReports() {
  const { organization, reports } = useLoaderData<typeof loader>();
  const { dateText } = useDates();
  const title = message("bias.of", { organization: organization.name });
  return (
    <article className="bias-reports">
      <PageHead title={title} path={addresses.biasReports(organization)} unlisted={reports.length === 0} />
      <p className="application-up">
        <a href={addresses.openBooks(organization)}>
          <bdi>{organization.name}</bdi>
        </a>
      </p>
      <h1>{title}</h1>
      <p className="lead">{message("bias.lead")}</p>
      <p>{message("bias.how")}</p>
      {reports.length === 0 && <p>{message("bias.none", { organization: organization.name })}</p>}
      {reports.map((report) => (
        <section key={report.period} aria-labelledby={report.period}>
          <h2 id={report.period}>{periodText(report.period)}</h2>
          {report.published && <p>{message("bias.isPublished", { date: dateText(report.published) })}</p>}
          <BiasFigures report={report} />
          <p>
            <a href={addresses.biasReportFile(organization, report.period)} download>
              {message("bias.csv")}
            </a>
          </p>
        </section>
      ))}
    </article>
  );
}
