import * as contract from "@candor/contract/resumes/routes";
import type { FileKeeper } from "../../../platform/file-records.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { keepPart, startUpload, uploadOf } from "../../../platform/uploads/parts.ts";
import { uploadGate } from "../gate/scopes.ts";
import { partialUploadView } from "../views.ts";

/** V-41: uploads in parts. Anyone who has an upload's key may continue it. */
export function uploadRoutes(serving: Serving, parts: FileKeeper): void {
  const { database, clock, files } = parts;
  const gate = uploadGate(parts);
  const answer = async (key: string) => {
    const upload = await uploadOf(database.read, key, clock.now());
    const { arrival, bytes } = upload;
    return partialUploadView(key, upload, arrival && (await files.arrivals?.address(arrival, bytes)));
  };

  serve(serving, contract.startUpload, anyone, async ({ body }) => answer(await startUpload(parts, body)));

  serve(serving, contract.readUpload, gate, ({ scope, params }) => partialUploadView(params.key, scope));

  serve(serving, contract.uploadPart, gate, async ({ scope, params, file }) => {
    await keepPart(parts, scope, Number(params.number), file.bytes);
    return answer(params.key);
  });
}
