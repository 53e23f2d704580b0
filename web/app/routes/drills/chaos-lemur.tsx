import { readDrill } from "@candor/contract/drills/routes";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { drillAction } from "../../drills/drill-action.ts";
import { DrillList } from "../../drills/drill-list.tsx";
import { ErrorList } from "../../drills/error-list.tsx";
import { Lemur } from "../../drills/lemur.tsx";
import { RunningDrillLine } from "../../drills/running-drill.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/drills.css";

export const handle: PageHandle = { outsideProduction: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return answerOrThrow(await context.get(pageContext).call(readDrill, {}));
}

export const action = drillAction;

/** It says what is broken for one browser. */
export function headers() {
  return { "cache-control": "no-store" };
}

/** R-41, M-49: breaks things on request, and shows every error that the specification names. */
export default function ChaosLemur() {
  const { running } = useLoaderData<typeof loader>();
  return (
    <article className="chaos">
      <PageHead
        title={message("drills.title")}
        description={message("drills.lead")}
        path={addresses.chaosLemur}
        unlisted
      />
      <header>
        <Lemur />
        <h1>{message("drills.title")}</h1>
        <p className="lead">{message("drills.lead")}</p>
        <p>
          {message("drills.checks")} <a href={addresses.installationTest}>{message("checks.title")}</a>
        </p>
      </header>
      <RunningDrillLine running={running} />
      <section aria-labelledby="faults">
        <h2 id="faults">{message("drills.faults")}</h2>
        <DrillList />
      </section>
      <section aria-labelledby="errors">
        <h2 id="errors">{message("drills.messages")}</h2>
        <p className="prose">{message("drills.messagesLead")}</p>
        <ErrorList />
      </section>
    </article>
  );
}
