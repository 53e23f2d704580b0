import { pauseCampaign, readCampaign, resumeCampaign } from "@candor/contract/campaigns/routes";
import { campaignNames } from "@candor/contract/campaigns/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { preferenceKinds } from "@candor/contract/values";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { campaignTitle } from "../../campaigns/campaign-name.ts";
import { CountedLines } from "../../campaigns/counted-lines.tsx";
import { FiguresTable } from "../../campaigns/figures-table.tsx";
import { PauseForm, type RefusedPause } from "../../campaigns/pause-form.tsx";
import { refusalOf } from "../../forms/refusal.ts";
import { throwIfGone } from "../../forms/throw-if-gone.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/figures-table.css";
import "../../styles/applications.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404, and so does an unknown kind of mail. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const campaign = campaignNames.find((name) => name === params["campaign"]);
  if (campaign === undefined) throw data(null, { status: 404 });
  return answerOrThrow(await call(readCampaign, { params: { campaign } }));
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const campaign = preferenceKinds.find((kind) => kind === params["campaign"]);
  if (campaign === undefined) throw data(null, { status: 404 });
  const typed = await typedFields(request);
  const isResumed = typed("intent") === "resume";
  const reason = typed("reason");
  const done = isResumed
    ? await call(resumeCampaign, { params: { campaign } })
    : await call(pauseCampaign, { params: { campaign }, body: { reason } });
  if (done.ok)
    return redirect(withNotice(url.pathname, isResumed ? "campaign-resumed" : "campaign-paused"), 303);
  const { status } = done.problem;
  throwIfGone(done.problem, reason);
  return data<RefusedPause>({ ...refusalOf(done.problem, ["reason"]), reason }, { status });
}

/** one kind of mail. */
export default function EmailCampaign() {
  const { campaign, most, since } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedPause>();
  const { name, channels, turnedOff, pause } = campaign;
  const title = campaignTitle(name);
  const rows = channels.map(({ channel, ...figures }) => ({
    ...figures,
    name: channel,
    label: message(`channel.${channel}`),
  }));
  return (
    <AdminPage
      title={title}
      path={administrationAddresses.adminCampaign(name)}
      below={administrationAddresses.adminCampaigns}
    >
      <div className="figures-and-notes">
        <FiguresTable title={title} head={message("campaigns.channel")} rows={rows} />
        <CountedLines most={most} since={since} rows={rows} />
        <p>
          {name === "required"
            ? message("campaigns.always")
            : counted("campaigns.turnedOff", turnedOff, { days: limits.campaignDays })}
        </p>
      </div>
      {name !== "required" && (
        <SettingsSection title={message(pause ? "campaigns.paused" : "campaigns.pauseTitle")}>
          <PauseForm pause={pause} refused={refused} />
        </SettingsSection>
      )}
    </AdminPage>
  );
}
