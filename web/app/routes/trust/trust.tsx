import { message } from "@candor/contract/messages/message";
import { readTrust } from "@candor/contract/trust/routes";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { Answers } from "../../trust/answers.tsx";
import { Duplicates, Freshness, Pay } from "../../trust/posting-sections.tsx";
import { Alerts, Filters, Uptime } from "../../trust/running-sections.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/figures-page.css";
import "../../styles/figures-table.css";

export const handle = { hydrate: false };

export async function loader({ context }: LoaderFunctionArgs) {
  const figures = answerOrThrow(await context.get(pageContext).call(readTrust, {}));
  return { figures, file: readTrust.path };
}

/** M-46: what the records say about the place, good or bad. */
export default function Trust() {
  const { figures, file } = useLoaderData<typeof loader>();
  const { countedAt, freshness, answers, pay, duplicates, filters, alerts, uptime } = figures;
  const { momentText } = useDates();
  return (
    <article className="figures-page">
      <PageHead
        title={message("trust.title")}
        description={message("trust.opening")}
        path={addresses.trust}
      />
      <h1>{message("trust.title")}</h1>
      <div className="figures-opening">
        <p className="lead">{message("trust.opening")}</p>
        <p className="figures-note">
          {message("trust.counted", { moment: momentText(countedAt) })}{" "}
          <a href={file} rel="nofollow">
            {message("trust.asData")}
          </a>
        </p>
      </div>
      <Freshness {...freshness} />
      <Answers answers={answers} />
      <Pay {...pay} />
      <Duplicates {...duplicates} />
      <Filters filters={filters} />
      <Alerts {...alerts} />
      <Uptime {...uptime} />
      <section aria-labelledby="more">
        <h2 id="more">{message("trust.more")}</h2>
        <p>
          <a href={addresses.quality}>{message("quality.link")}</a>
        </p>
      </section>
    </article>
  );
}
