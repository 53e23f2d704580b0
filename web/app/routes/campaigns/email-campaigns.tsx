import { listCampaigns } from "@candor/contract/campaigns/routes";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { campaignTitle } from "../../campaigns/campaign-name.ts";
import { CountedLines } from "../../campaigns/counted-lines.tsx";
import { FiguresTable } from "../../campaigns/figures-table.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/figures-table.css";
import "../../styles/applications.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  return answerOrThrow(await call(listCampaigns, {}));
}

/** every kind of mail that Candor sends by itself. */
export default function EmailCampaigns() {
  const { campaigns, most, since } = useLoaderData<typeof loader>();
  const title = message("admin.emailCampaigns");
  const rows = campaigns.map(({ name, pause, ...figures }) => ({
    ...figures,
    name,
    label: (
      <>
        <a href={administrationAddresses.adminCampaign(name)}>{campaignTitle(name)}</a>
        {pause && (
          <>
            {" "}
            <strong>{message("campaigns.paused")}</strong>
          </>
        )}
      </>
    ),
  }));
  return (
    <AdminPage title={title} path={administrationAddresses.adminCampaigns}>
      <p>{message("campaigns.lead")}</p>
      <div className="figures-and-notes">
        <FiguresTable title={title} head={message("campaigns.name")} rows={rows} />
        <CountedLines most={most} since={since} rows={rows} />
      </div>
    </AdminPage>
  );
}
