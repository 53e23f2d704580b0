import type { Call } from "./organization-calls.ts";

const campaign = { campaign: "jobAlerts" };

/** One call of each route about the mails that Candor sends. */
export const campaignCalls = {
  listCampaigns: () => ({}),
  readCampaign: () => ({ params: campaign }),
  pauseCampaign: () => ({ params: campaign, body: { reason: "A table of roles." } }),
  resumeCampaign: () => ({ params: campaign }),
} satisfies Record<string, () => Call>;
