import { z } from "zod";
import { reason } from "../administration/shapes.ts";
import { route } from "../route.ts";
import { siteNoticeChange, siteNoticeContent } from "./shapes.ts";

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
  body: siteNoticeContent.extend({ reason }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const takeDownSiteNotice = route({
  method: "POST",
  path: "/rest/admin/notice/removal",
  summary: "Show no notice any more",
  gate: "administrator",
  body: z.object({ reason }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
