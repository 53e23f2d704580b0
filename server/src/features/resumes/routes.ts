import { downloadApplicationResume } from "@candor/contract/organizations/routes";
import * as contract from "@candor/contract/resumes/routes";
import type { Files } from "../../platform/files.ts";
import type { FileAnswer } from "../../platform/http/downloads.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../jobs/rules/ids.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { inactivate, type ResumeParts, upload } from "./commands.ts";
import { applicationFileGate, downloadGate } from "./gate.ts";
import { fileOfApplication, ownFile, resumeById, resumesOf } from "./queries.ts";
import { resumeView } from "./views.ts";

export function resumeRoutes(serving: Serving, parts: ResumeParts, gates: GateParts): void {
  const { read } = gates;
  const session = sessionGate(gates);

  serve(serving, contract.uploadResume, session, async ({ scope, file }) => {
    const id = await upload(parts, scope, file);
    return resumeView(found(await resumeById(read, id)));
  });

  serve(serving, contract.listResumes, session, async ({ scope }) => ({
    resumes: (await resumesOf(read, scope)).map(resumeView),
  }));

  serve(serving, contract.inactivateResume, session, ({ scope, params }) =>
    inactivate(parts, scope, found(idOf(params.id))),
  );

  serve(serving, contract.downloadResume, downloadGate(gates), async ({ scope, params }) =>
    bytesOf(parts.files, await ownFile(read, scope, found(idOf(params.id)))),
  );

  serve(serving, downloadApplicationResume, applicationFileGate(gates), async ({ scope, params }) => {
    if (idOf(params.id) !== scope.applicationId) throw new Problem("not-found");
    return bytesOf(parts.files, await fileOfApplication(read, scope));
  });
}

async function bytesOf(files: Files, file: Awaited<ReturnType<typeof ownFile>>): Promise<FileAnswer> {
  const { name, mediaType, storageKey, sha256 } = found(file);
  return { name, mediaType, bytes: await files.get(storageKey, sha256) };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Problem("not-found");
  return value;
}
