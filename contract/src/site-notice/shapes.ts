import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { localAddress } from "../local-address.ts";
import { siteNoticeKinds } from "./kinds.ts";

const link = lineOf(limits.siteNoticeLinkCharacters)
  .trim()
  .refine((address) => localAddress(address) !== undefined || isSecure(address), {
    params: { key: "validation.siteNoticeLink" },
  })
  .describe("A path of this site, or an address with https.");

/**
 * Without the name or password that an address may carry before its host. `https:status` would have a host by itself,
 * but lead to a path of the page it is on.
 */
function isSecure(address: string): boolean {
  const url = URL.parse(address);
  return address.startsWith("https://") && url?.username === "" && url.password === "";
}

export const siteNoticeContent = z.object({
  text: lineOf(limits.siteNoticeCharacters).trim().min(1, { error: "validation.siteNoticeText" }),
  kind: z.enum(siteNoticeKinds),
  link: link.optional(),
  from: instant.optional().describe("When it begins to be shown; at once if absent."),
  until: instant.optional().describe("When it ends; absent if somebody takes it down."),
});
export type SiteNoticeContent = z.infer<typeof siteNoticeContent>;

/** What pages show. */
export interface SiteNotice extends Pick<SiteNoticeContent, "text" | "kind" | "link"> {
  /** Differs for each change: a reader who dismissed one sees the next. */
  readonly id: string;
}

/** One change of the notice, by an administrator. */
export const siteNoticeChange = z.object({
  id: idText,
  at: instant,
  administrator: z.string().describe("An address of mail."),
  reason: z.string(),
  notice: siteNoticeContent.optional().describe("Absent if it was taken down."),
});
export type SiteNoticeChange = z.infer<typeof siteNoticeChange>;
