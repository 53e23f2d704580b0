/** A reader can dismiss an information; a warning stays. */
export const siteNoticeKinds = ["information", "warning"] as const;
export type SiteNoticeKind = (typeof siteNoticeKinds)[number];
