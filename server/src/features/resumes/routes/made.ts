import { downloadMadeResume, linkToMadeResume } from "@candor/contract/resumes/routes";
import type { MadeFormat } from "@candor/contract/resumes/shapes";
import type { Profile } from "@candor/contract/session/shapes";
import { truncate } from "@candor/contract/values";
import type { FileAnswer } from "../../../platform/http/downloads.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import { docxResume, pdfResume, undrawnIn } from "../../../platform/sheets/resume.ts";
import type { Sheet } from "../../../platform/sheets/sheet.ts";
import { profileRows } from "../../profiles/queries.ts";
import { profileView } from "../../profiles/views.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { signToken } from "../../session/rules/tokens.ts";
import { downloadGate } from "../gate/scopes.ts";
import { hrOpenCandidate } from "../rules/hr-open.ts";
import { jsonResume } from "../rules/json-resume.ts";
import { sheetOf } from "../rules/sheet-of.ts";
import { vCard } from "../rules/vcard.ts";

/** A resume made from the profile as it is now: nothing of it is stored. */
export function madeRoutes(serving: Serving, { places }: { places: Places }, gates: GateParts): void {
  const { read, clock, keys } = gates;

  serve(serving, linkToMadeResume, sessionGate(gates), async ({ scope, params }) => {
    if (params.format === "pdf")
      await refuseUndrawn(sheetOf(profileView(await profileRows(read, scope), places)));
    const token = await signToken(keys, "download", scope, clock.now());
    return { url: `/rest/profile/resume/${params.format}?token=${token}` };
  });

  serve(serving, downloadMadeResume, downloadGate(gates), async ({ scope, params: { format } }) => {
    // A link to one uploaded resume opens nothing else.
    if (scope.resumeId !== undefined) throw new Problem("not-found");
    const profile = profileView(await profileRows(read, scope), places);
    return { name: nameOf(profile, format), ...(await made[format](profile, clock.now())) };
  });
}

/** How many words a refusal names, and how many characters of each. */
const [named, longest] = [5, 40];

/** Nothing of a resume vanishes silently. */
async function refuseUndrawn(sheet: Sheet): Promise<void> {
  const words = await undrawnIn(sheet);
  if (words.length === 0) return;
  const text = words.slice(0, named).map((word) => `“${truncate(word, longest)}”`);
  throw new Problem("text-undrawable", { values: { text: text.join(", ") } });
}

function nameOf({ displayName }: Profile, format: MadeFormat): string {
  const name = displayName?.replaceAll(/[/\\\p{Cc}]/gu, " ").trim();
  return `${name || "resume"}.${format === "hropen" ? "hropen.json" : format}`;
}

type Made = Omit<FileAnswer, "name">;

function jsonFile(content: object): Made {
  return { mediaType: "application/json", bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`) };
}

const made: Readonly<Record<MadeFormat, (profile: Profile, now: number) => Promise<Made>>> = {
  pdf: async (profile, now) => {
    const sheet = sheetOf(profile);
    await refuseUndrawn(sheet);
    return { mediaType: "application/pdf", bytes: await pdfResume(sheet, now) };
  },
  docx: async (profile, now) => ({
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    bytes: await docxResume(sheetOf(profile), now),
  }),
  json: async (profile) => jsonFile(jsonResume(profile)),
  hropen: async (profile) => jsonFile(hrOpenCandidate(profile)),
  vcf: async (profile) => ({
    mediaType: "text/vcard; charset=utf-8",
    bytes: Buffer.from(vCard(profile)),
  }),
};
