import { z } from "zod";
import { route } from "../route.ts";
import { biasReport, period, selfIdentification } from "./shapes.ts";

export const readSelfIdentification = route({
  method: "GET",
  path: "/rest/account/self-identification",
  summary: "What the caller said of their sex, ethnicity and disability; nobody else can read it",
  gate: "own-credentials",
  status: 200,
  answer: selfIdentification,
  problems: ["unauthorized"],
  limit: "session",
});

export const changeSelfIdentification = route({
  method: "PUT",
  path: "/rest/account/self-identification",
  summary: "Say one's sex, ethnicity and disability, or any of them; what is absent is taken back",
  gate: "own-credentials",
  body: selfIdentification,
  status: 204,
  problems: ["unauthorized"],
  limit: "writing",
});

const bySlug = z.object({ slug: z.string().max(100) });
const organization = z.object({ name: z.string(), slug: z.string() });

export const listBiasReports = route({
  method: "GET",
  path: "/rest/organizations/{slug}/bias-reports/own",
  summary: "The organization's bias reports, published or not, and the half-years that can be counted",
  gate: "owner-record",
  params: bySlug,
  status: 200,
  answer: z.object({
    organization,
    reports: z.array(biasReport).describe("The latest first."),
    countable: z.array(period).describe("The latest first."),
  }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const countBiasReport = route({
  method: "POST",
  path: "/rest/organizations/{slug}/bias-reports",
  summary: "Count a half-year that ended 45 days ago or earlier, once: the figures stay as they are",
  gate: "owner-record",
  params: bySlug,
  body: z.object({ period }),
  status: 204,
  problems: ["unauthorized", "not-found", "period-open"],
  limit: "writing",
});

export const publishBiasReport = route({
  method: "PUT",
  path: "/rest/organizations/{slug}/bias-reports/{period}/publication",
  summary: "Publish a counted report; repeated, it stays published",
  gate: "owner-record",
  params: bySlug.extend({ period }),
  body: z.object({}),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const readBiasReports = route({
  method: "GET",
  path: "/rest/organizations/{slug}/bias-reports",
  summary: "The bias reports that the organization published",
  gate: "anyone",
  params: bySlug,
  status: 200,
  answer: z.object({ organization, reports: z.array(biasReport).describe("The latest first.") }),
  problems: ["not-found"],
  limit: "reading",
});

export const downloadBiasReport = route({
  method: "GET",
  path: "/rest/organizations/{slug}/bias-reports/{period}",
  summary: "A published bias report as CSV",
  gate: "anyone",
  params: bySlug.extend({ period }),
  file: true,
  status: 200,
  problems: ["not-found"],
  limit: "reading",
});
