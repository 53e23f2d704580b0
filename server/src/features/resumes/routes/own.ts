import { downloadApplicationResume } from "@candor/contract/organizations/routes";
import * as contract from "@candor/contract/resumes/routes";
import type { Reader } from "../../../platform/database/database.ts";
import type { Files } from "../../../platform/files.ts";
import { networkOf } from "../../../platform/http/addresses.ts";
import type { FileAnswer } from "../../../platform/http/downloads.ts";
import { found, Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { useUpload } from "../../../platform/uploads/use-upload.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { signResumeToken } from "../../session/rules/tokens.ts";
import { change, inactivate, type ResumeParts, upload, uploadCopy } from "../commands.ts";
import { copyForOrganization } from "../gate/copy-for-organization.ts";
import { applicationFileGate, downloadGate } from "../gate/scopes.ts";
import { defaultResume, fileOfApplication, ownFile, ownResume, resumesOf } from "../queries.ts";
import { ownResumeView } from "../views.ts";

export function resumeRoutes(serving: Serving, parts: ResumeParts, gates: GateParts): void {
  const { read } = gates;
  const session = sessionGate(gates);

  serve(serving, contract.uploadResume, session, async ({ scope, file }) =>
    ownView(read, scope, await upload(parts, scope, file)),
  );

  serve(serving, contract.uploadLinkedIn, session, async ({ scope, file }) =>
    ownView(read, scope, await uploadCopy(parts, scope, "linkedin", file)),
  );

  serve(serving, contract.uploadResumeData, session, async ({ scope, file }) =>
    ownView(read, scope, await uploadCopy(parts, scope, "resume-data", file)),
  );

  serve(serving, contract.keepUpload, session, async ({ scope, body, request }) => {
    const sender = networkOf(request.ip);
    const id = await useUpload(parts, { key: body.key, sender }, (file, alongside) =>
      upload(parts, scope, file, alongside),
    );
    return ownView(read, scope, id);
  });

  serve(serving, contract.listResumes, session, async ({ scope }) => {
    const [rows, defaultId] = await Promise.all([resumesOf(read, scope), defaultResume(read, scope)]);
    return { resumes: rows.map((row) => ownResumeView(row, defaultId)) };
  });

  serve(serving, contract.changeResume, session, async ({ scope, params, body }) => {
    const id = found(idOf(params.id));
    await change(parts, scope, id, body);
    return ownView(read, scope, id);
  });

  serve(serving, contract.inactivateResume, session, ({ scope, params }) =>
    inactivate(parts, scope, found(idOf(params.id))),
  );

  serve(serving, contract.linkToResume, session, async ({ scope, params }) => {
    const { id } = found(await ownResume(read, scope, found(idOf(params.id))));
    const token = await signResumeToken(gates.keys, scope, id, parts.clock.now());
    return { url: `/rest/resumes/${id}/file?token=${token}` };
  });

  serve(serving, contract.downloadResume, downloadGate(gates), async ({ scope, params }) =>
    bytesOf(parts.files, await ownFile(read, scope, found(idOf(params.id)))),
  );

  serve(
    serving,
    downloadApplicationResume,
    applicationFileGate(gates),
    async ({ scope, params, request }) => {
      if (idOf(params.id) !== scope.applicationId) throw new Problem("not-found");
      const file = found(await fileOfApplication(read, scope));
      await noteLooks(parts, scope, "resume", [file]);
      const shared = file.contact_shared_at !== null;
      const whole = () => bytesOf(parts.files, file);
      return copyForOrganization(parts, { read, scope, request }, { ...file, shared, whole });
    },
  );
}

async function ownView(read: Reader, scope: SessionScope, id: number) {
  const row = found(await ownResume(read, scope, id));
  return ownResumeView(row, await defaultResume(read, scope));
}

async function bytesOf(files: Files, file: Awaited<ReturnType<typeof ownFile>>): Promise<FileAnswer> {
  const { name, mediaType, storageKey, sha256 } = found(file);
  return { name, mediaType, bytes: await files.get(storageKey, sha256) };
}
