import type {
  Campaign,
  CampaignFigures,
  CampaignName,
  CampaignPause,
} from "@candor/contract/campaigns/shapes";
import { preferenceChannels } from "@candor/contract/values";
import { isoTime } from "../../platform/iso-time.ts";
import type { FiguresRow, PauseRow } from "./queries.ts";

/** What the figures count. */
export function countedView(rows: readonly FiguresRow[], most: number) {
  const since = Math.min(...rows.map((row) => row.since));
  return { most, ...(Number.isFinite(since) && { since: isoTime(since) }) };
}

export function campaignView(
  name: CampaignName,
  rows: readonly FiguresRow[],
  pauses: readonly PauseRow[],
): Campaign {
  const pause = pauses.find(({ kind }) => kind === name);
  return {
    name,
    ...sumOf(rows.filter(({ kind }) => kind === name)),
    ...(pause && { pause: pauseView(pause) }),
  };
}

export function channelViews(name: CampaignName, rows: readonly FiguresRow[]) {
  return preferenceChannels.map((channel) => ({
    channel,
    ...sumOf(rows.filter((row) => row.kind === name && row.channel === channel)),
  }));
}

function sumOf(rows: readonly FiguresRow[]): CampaignFigures {
  const sum = (outcome: keyof CampaignFigures) =>
    rows.reduce((total, row) => total + (row.outcome === outcome ? row.messages : 0), 0);
  return {
    sent: sum("sent"),
    waiting: sum("waiting"),
    failed: sum("failed"),
    withheld: sum("withheld"),
    unsent: sum("unsent"),
  };
}

function pauseView({ reason, paused_at, email }: PauseRow): CampaignPause {
  return { since: isoTime(paused_at), reason, ...(email !== null && { administrator: email }) };
}
