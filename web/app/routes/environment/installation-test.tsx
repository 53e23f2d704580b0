import { runChecks } from "@candor/contract/environment/check-routes";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { BrowserChecksTable } from "../../environment/browser-checks-table.tsx";
import { ChecksTable } from "../../environment/checks-table.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/checks.css";

export const handle: PageHandle = { outsideProduction: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, now } = context.get(pageContext);
  const made = answerOrThrow(await call(runChecks, {}));
  return { ...made, now };
}

/** Each visit makes the checks. */
export function headers() {
  return { "cache-control": "no-store" };
}

/** shows the person who set it up whether this installation works. */
export default function InstallationTest() {
  const { checks, now, version, node } = useLoaderData<typeof loader>();
  const failed = checks.filter(({ ok }) => !ok).length;
  return (
    <article className="installation-test">
      <PageHead
        title={message("checks.title")}
        description={message("checks.lead")}
        path={addresses.installationTest}
        unlisted
      />
      <h1>{message("checks.title")}</h1>
      <p className="lead">
        {failed === 0 ? counted("checks.allWell", checks.length) : counted("checks.someFailed", failed)}
      </p>
      <p className="prose">{message("checks.lead")}</p>
      <ChecksTable
        caption={message("checks.server")}
        checks={checks.map(({ name, ...result }) => [`checks.name.${name}`, result])}
      />
      <BrowserChecksTable serverTime={now} />
      <p className="installation-versions">{message("checks.versions", { version, node })}</p>
      <p>
        {message("checks.more")} <a href={addresses.chaosLemur}>{message("drills.title")}</a>
      </p>
    </article>
  );
}
