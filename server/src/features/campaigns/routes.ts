import * as contract from "@candor/contract/campaigns/routes";
import { campaignNames } from "@candor/contract/campaigns/shapes";
import { limits } from "@candor/contract/limits";
import { day } from "../../platform/durations.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { administratorGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { type CampaignParts, pauseMails, resumeMails } from "./commands.ts";
import { figuresOf, pausesNow, turnedOffSince } from "./queries.ts";
import { campaignView, channelViews, countedView } from "./views.ts";

/** The operator's calls about the mails that Candor sends. */
export function campaignRoutes(serving: Serving, parts: CampaignParts, gates: GateParts): void {
  const { read } = gates;
  const administrator = administratorGate(gates);
  const most = limits.campaignMessages;

  serve(serving, contract.listCampaigns, administrator, async () => {
    const rows = await figuresOf(read, most);
    const pauses = await pausesNow(read);
    const campaigns = campaignNames.map((name) => campaignView(name, rows, pauses));
    return { ...countedView(rows, most), campaigns };
  });

  serve(serving, contract.readCampaign, administrator, async ({ params: { campaign: name } }) => {
    const rows = await figuresOf(read, most);
    const since = parts.clock.now() - limits.campaignDays * day;
    const campaign = {
      ...campaignView(name, rows, await pausesNow(read)),
      channels: channelViews(name, rows),
      turnedOff: await turnedOffSince(read, name, since),
    };
    return { ...countedView(rows, most), campaign };
  });

  serve(serving, contract.pauseCampaign, administrator, ({ scope, params, body }) =>
    pauseMails(parts, scope, params.campaign, body.reason),
  );

  serve(serving, contract.resumeCampaign, administrator, ({ scope, params }) =>
    resumeMails(parts, scope, params.campaign),
  );
}
