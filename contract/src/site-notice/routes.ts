import { z } from "zod";
import { reason } from "../administration/shapes.ts";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import { siteNoticeChange, siteNoticeContent } from "./shapes.ts";

/** Nobody replaces or ends a notice that they haven't read. */
const seen = idText.describe("The newest change that the caller saw.");

export const readSiteNotice = route({
  method: "GET",
  path: "/rest/admin/notice",
  summary: "The notice that every page shows, and its earlier versions",
  gate: "administrator",
  status: 200,
  answer: z.object({
    changes: z.array(siteNoticeChange).describe("The newest first: it is what holds now."),
  }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const publishSiteNotice = route({
  method: "PUT",
  path: "/rest/admin/notice",
  summary: "Show a notice on every page, in place of the one before",
  gate: "administrator",
  body: siteNoticeContent.extend({
    reason,
    seen: seen.optional().describe("The newest change that the caller saw; absent if there was none."),
  }),
  status: 204,
  problems: ["unauthorized", "not-found", "notice-changed"],
  limit: "writing",
});

export const takeDownSiteNotice = route({
  method: "POST",
  path: "/rest/admin/notice/removal",
  summary: "Show no notice any more",
  gate: "administrator",
  body: z.object({ reason, seen }),
  status: 204,
  problems: ["unauthorized", "not-found", "notice-changed"],
  limit: "writing",
});
