import type { CampaignName } from "@candor/contract/campaigns/shapes";
import { message } from "@candor/contract/messages/message";

export function campaignTitle(name: CampaignName): string {
  return message(name === "required" ? "campaigns.required" : `preference.${name}`);
}
