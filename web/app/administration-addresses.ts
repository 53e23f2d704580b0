import type { ProcessName } from "@candor/contract/terminal/shapes";
import { withParameters } from "./with-parameters.ts";

/** The operator's pages. */
export const administrationAddresses = {
  adminDashboard: "/admin/dashboard",
  /** The query has the list's filter. */
  adminConsulting: (filter: Readonly<Record<string, string>> = {}) =>
    withParameters("/admin/consulting", new URLSearchParams(filter)),
  adminLeads: "/admin/leads",
  adminOrganizations: "/admin/organizations",
  adminReports: "/admin/reports",
  adminReplies: "/admin/replies",
  adminCampaigns: "/admin/email-campaigns",
  adminCampaign: (name: string) => `/admin/email-campaigns/${name}`,
  adminNotice: "/admin/notice",
  adminNews: (from?: number) =>
    withParameters(
      "/admin/news",
      from === undefined ? undefined : new URLSearchParams({ from: String(from) }),
    ),
  adminArticle: (id: string) => `/admin/news/${id}`,
  /** The query has the list's filter, or what to replay. */
  adminDecisions: (query: Readonly<Record<string, string>> = {}) =>
    withParameters("/admin/automated-decisions", new URLSearchParams(query)),
  adminTerminal: "/admin/terminal",
  /** `run` is the command whose output is shown. */
  adminProcess: ({ hostname, name }: ProcessName, run?: string) =>
    withParameters(
      `/admin/terminal/${encodeURIComponent(hostname)}/${encodeURIComponent(name)}`,
      run === undefined ? undefined : new URLSearchParams({ run }),
    ),
  /** The query has the list's filters. */
  adminUsers: (filters: Readonly<Record<string, string>> = {}) =>
    withParameters("/admin/users", new URLSearchParams(filters)),
  adminUser: (id: string) => `/admin/users/${id}`,
} as const;
