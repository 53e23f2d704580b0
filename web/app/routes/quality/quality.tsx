import { message } from "@candor/contract/messages/message";
import { useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { FilterBalance } from "../../quality/filter-balance.tsx";
import { GrowthPlot } from "../../quality/growth-plot.tsx";
import { LatencyTable } from "../../quality/latency-table.tsx";
import { MeasuredSection, NotMeasured } from "../../quality/measured-section.tsx";
import { OwedTable } from "../../quality/owed-table.tsx";
import { RelevanceTable } from "../../quality/relevance-table.tsx";
import { benchmarkResults, type Compared } from "../../quality/results.ts";
import { ClassTable, countsOf, SentenceTable } from "../../quality/sentence-tables.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { numberText } from "../../wording/counted.ts";
import "../../styles/figures-page.css";
import "../../styles/figures-table.css";
import "../../styles/quality.css";

export const handle = { hydrate: false };

export function loader() {
  return benchmarkResults();
}

/** M-20: what the benchmarks found, as they recorded it. */
export default function Quality() {
  const { sentences, relevance, latency, growth } = useLoaderData<typeof loader>();
  const postings = numberText(latency?.postings ?? 0);
  return (
    <article className="figures-page">
      <PageHead
        title={message("quality.heading")}
        description={message("quality.opening")}
        path={addresses.quality}
      />
      <h1>{message("quality.heading")}</h1>
      <p className="lead">{message("quality.opening")}</p>
      <MeasuredSection
        name="sentences"
        machine={sentences?.machine}
        {...(sentences && { values: countsOf(sentences) })}
      >
        {sentences && <SentenceTable {...sentences} />}
        <p className="figures-note">{message("quality.sentenceMeasures")}</p>
        {sentences && <ClassTable {...sentences} />}
      </MeasuredSection>
      <MeasuredSection name="relevance" machine={relevance?.machine}>
        <QuerySet name="titleSet" compared={relevance?.titleSimilarity} />
        <QuerySet name="ownSet" compared={relevance?.ownSet} />
        <p className="figures-note">{message("quality.measures")}</p>
      </MeasuredSection>
      <MeasuredSection name="filters" machine={relevance?.machine}>
        {relevance && <FilterBalance figures={relevance.filters} />}
      </MeasuredSection>
      <MeasuredSection name="latency" values={{ postings }} machine={latency?.machine}>
        {latency && <LatencyTable times={latency.times} />}
      </MeasuredSection>
      <MeasuredSection name="growth" machine={growth?.machine}>
        {growth && <GrowthPlot {...growth} />}
      </MeasuredSection>
      <section aria-labelledby="owed">
        <h2 id="owed">{message("quality.owed")}</h2>
        <p className="prose">{message("quality.owedBody")}</p>
        <OwedTable
          floors={[...(sentences?.floors ?? []), ...(relevance?.floors ?? []), ...(latency?.floors ?? [])]}
        />
      </section>
      <Repeat />
    </article>
  );
}

function QuerySet({ name, compared }: { name: "ownSet" | "titleSet"; compared: Compared | undefined }) {
  if (compared === undefined)
    return (
      <>
        <h3>{message(`quality.${name}`)}</h3>
        <NotMeasured />
      </>
    );
  const counts = {
    queries: numberText(compared.search.queries),
    documents: numberText(compared.documents),
  };
  return (
    <>
      <h3>{message(`quality.${name}`)}</h3>
      <p className="prose">{message(`quality.${name}Body`, counts)}</p>
      <RelevanceTable caption={`quality.${name}`} compared={compared} />
    </>
  );
}

const commands = [
  "npm run bench -- sentences",
  "npm run bench -- relevance --titles FOLDER",
  "npm run bench -- search --jobs 1000000",
  "npm run bench -- growth",
];

function Repeat() {
  return (
    <section aria-labelledby="repeat">
      <h2 id="repeat">{message("quality.repeat")}</h2>
      <p className="prose">{message("quality.repeatBody")}</p>
      <pre className="quality-commands">
        <code>{commands.join("\n")}</code>
      </pre>
    </section>
  );
}
