import { drawResumePage, linkToResumePage, readResumePages } from "@candor/contract/resumes/routes";
import { mediaTypes } from "../../../platform/documents/document.ts";
import type { DocumentReader } from "../../../platform/documents/reader.ts";
import type { Files } from "../../../platform/files.ts";
import { networkOf } from "../../../platform/http/addresses.ts";
import { found, Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { pagePicture } from "../../../platform/pictures/page.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { signResumeToken } from "../../session/rules/tokens.ts";
import { downloadGate } from "../gate/scopes.ts";
import { ownFile, ownResume } from "../queries.ts";

interface PageParts {
  readonly documents: DocumentReader;
  readonly files: Files;
}

/** M-05: a resume beside the values that were read from it. */
export function pageRoutes(serving: Serving, { documents, files }: PageParts, gates: GateParts): void {
  const { read, keys, clock } = gates;
  const session = sessionGate(gates);

  serve(serving, readResumePages, session, async ({ scope, params, request }) => {
    const { text, media_type, storage_key, sha256 } = found(
      await ownResume(read, scope, found(idOf(params.id))),
    );
    if (media_type !== mediaTypes.pdf) return { pages: [], text };
    const bytes = await files.get(storage_key, sha256);
    const pages = await documents.placeLines(bytes, text, networkOf(request.ip));
    return pages
      ? { pages: pages.map((page) => ({ ...page, lines: [...page.lines] })) }
      : { pages: [], text };
  });

  serve(serving, linkToResumePage, session, async ({ scope, params: { id, page } }) => {
    const resume = found(await ownResume(read, scope, found(idOf(id))));
    const token = await signResumeToken(keys, scope, resume.id, clock.now());
    return { url: `/rest/resumes/${resume.id}/pages/${page}/picture?token=${token}` };
  });

  serve(serving, drawResumePage, downloadGate(gates), async ({ scope, params, request }) => {
    const file = found(await ownFile(read, scope, found(idOf(params.id))));
    if (file.mediaType !== mediaTypes.pdf) throw new Problem("not-found");
    const bytes = await files.get(file.storageKey, file.sha256);
    const drawn = found(await documents.drawPage(bytes, Number(params.page), networkOf(request.ip)));
    return { name: `${params.page}.webp`, mediaType: "image/webp", bytes: await pagePicture(drawn) };
  });
}
