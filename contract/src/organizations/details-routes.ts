import { z } from "zod";
import { lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { organizationDetails } from "./details-shapes.ts";

/** The part before an `@` can look like another site's name. */
function isPlainAddress(text: string): boolean {
  const url = z.url(webAddress).safeParse(text).success ? URL.parse(text) : null;
  return url?.username === "" && url.password === "" && !text.includes("\\");
}

const webAddress = { protocol: /^https?$/, hostname: z.regexes.domain };

const params = z.object({ slug: z.string().max(100) });

export const readOrganizationDetails = route({
  method: "GET",
  path: "/rest/organizations/{slug}/details",
  summary: "What the organization says of itself",
  gate: "owner-record",
  params,
  status: 200,
  answer: organizationDetails,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const changeOrganizationDetails = route({
  method: "PUT",
  path: "/rest/organizations/{slug}/details",
  summary: "Change what the organization says of itself; empty texts remove what was said",
  gate: "owner-record",
  params,
  body: z.object({
    about: z.string().max(limits.organizationAboutCharacters).trim(),
    site: lineOf(limits.organizationSiteCharacters)
      .trim()
      .refine((text) => text === "" || isPlainAddress(text), {
        params: { key: "validation.siteInvalid" },
      })
      .meta({ examples: ["https://example.com"] }),
    version: z
      .string()
      .max(100)
      .optional()
      .describe("The version that the change was made from: refused if somebody else saved one since."),
  }),
  status: 204,
  problems: ["unauthorized", "not-found", "version-conflict"],
  limit: "writing",
});

export const uploadOrganizationLogo = route({
  method: "POST",
  path: "/rest/organizations/{slug}/logo",
  summary: "Replace the logo: PNG, JPEG or WebP of at most 10 MB, as the multipart field `file`",
  gate: "owner-record",
  params,
  upload: true,
  status: 204,
  problems: ["unauthorized", "not-found", "picture-unreadable", "storage-full"],
  limit: "uploading",
});

export const removeOrganizationLogo = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/logo",
  summary: "Remove the logo; repeated, there is none",
  gate: "owner-record",
  params,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
