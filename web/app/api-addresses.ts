import { addresses } from "./addresses.ts";

/** What only the pages for developers lead to. Those that aren't pages belong to the server. */
export const apiAddresses = {
  area: (name: string, anchor?: string) =>
    `${addresses.developers}/${name}${anchor === undefined ? "" : `#${anchor}`}`,
  /** A part of the guide. */
  guide: (anchor: string) => `${addresses.developers}#${anchor}`,
  openApi: "/openapi.json",
  jobBoard: (board: "indeed" | "ziprecruiter" | "linkedin") => `/feeds/${board}.xml`,
  sitemap: "/sitemap.xml",
  securityText: "/.well-known/security.txt",
  receiptKeys: "/rest/receipt-keys",
} as const;
