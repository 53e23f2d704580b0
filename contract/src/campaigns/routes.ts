import { z } from "zod";
import { reason } from "../administration/shapes.ts";
import { route } from "../route.ts";
import { preferenceKinds } from "../values.ts";
import { campaign, campaignDetails, campaignNames, countedMessages } from "./shapes.ts";

const optional = z.object({ campaign: z.enum(preferenceKinds) });

export const listCampaigns = route({
  method: "GET",
  path: "/rest/admin/email-campaigns",
  summary: "Each kind of mail: how many were sent lately, wait, or were no longer wanted",
  gate: "administrator",
  status: 200,
  answer: countedMessages.extend({ campaigns: z.array(campaign) }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const readCampaign = route({
  method: "GET",
  path: "/rest/admin/email-campaigns/{campaign}",
  summary: "One kind of mail, by channel, and how many people turned it off",
  gate: "administrator",
  params: z.object({ campaign: z.enum(campaignNames) }),
  status: 200,
  answer: countedMessages.extend({ campaign: campaignDetails }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const pauseCampaign = route({
  method: "POST",
  path: "/rest/admin/email-campaigns/{campaign}/pause",
  summary: "Hold back an optional kind of mail, on every channel, until it is resumed",
  gate: "administrator",
  params: optional,
  body: z.object({ reason }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const resumeCampaign = route({
  method: "DELETE",
  path: "/rest/admin/email-campaigns/{campaign}/pause",
  summary: "Send what a pause held back",
  gate: "administrator",
  params: optional,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
