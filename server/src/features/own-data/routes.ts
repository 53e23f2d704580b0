import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/own-data/routes";
import type { Reader } from "../../platform/database/database.ts";
import type { Files } from "../../platform/files.ts";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { signExportToken } from "../session/rules/tokens.ts";
import { askDeletion, keepAccount, keepMailedAccount } from "./commands/deletion.ts";
import { askExport } from "./commands/export/ask.ts";
import type { OwnDataParts } from "./commands/parts.ts";
import { deletionGate, exportGate } from "./gate.ts";
import { consentedOf, consentsOf } from "./queries/consents.ts";
import { organizationsToLeave, waitingDeletion } from "./queries/deletions.ts";
import { latestExport, readyExport } from "./queries/exports.ts";
import { looksOf, supportOf } from "./queries/looks.ts";
import { deletionRequest } from "./tasks/delete-account.ts";
import { consentedId, consentView } from "./views/consents.ts";
import { mailedDeletionView, ownDeletionView } from "./views/deletion.ts";
import { exportView } from "./views/export.ts";
import { lookView, supportView } from "./views/looks.ts";

export function ownDataRoutes(
  serving: Serving,
  parts: OwnDataParts & { readonly files: Files },
  gates: GateParts,
): void {
  const { read, keys } = gates;
  const signedIn = sessionGate(gates);

  serve(serving, contract.readDeletion, signedIn, async ({ scope }) =>
    ownDeletionView(await waitingDeletion(read, scope), await organizationsToLeave(read, scope)),
  );

  serve(serving, contract.askDeletion, signedIn, async ({ scope }) => {
    const dueAt = await askDeletion(parts, scope, deletionRequest);
    return { dueAt: isoTime(dueAt) };
  });

  serve(serving, contract.cancelDeletion, signedIn, ({ scope }) => keepAccount(parts, scope));

  serve(serving, contract.inspectDeletion, anyone, async ({ body }) =>
    mailedDeletionView((await deletionGate(read, keys, body.token)).deletion),
  );

  serve(serving, contract.cancelMailedDeletion, anyone, async ({ body }) =>
    mailedDeletionView(await keepMailedAccount(parts, await deletionGate(read, keys, body.token))),
  );

  serve(serving, contract.listLooks, signedIn, async ({ scope }) => ({
    looks: (await looksOf(read, scope, limits.looksShown)).map(lookView),
    support: (await supportOf(read, scope, limits.looksShown)).map(supportView),
  }));

  serve(serving, contract.listConsents, signedIn, async ({ scope }) => {
    const given = await consentsOf(read, scope, limits.consentsShown);
    const ids = given.map(consentedId).filter((id) => id !== undefined);
    const applications = await consentedOf(read, scope, ids);
    return { consents: given.map((row) => consentView(row, applications)) };
  });

  serve(serving, contract.readExport, signedIn, ({ scope }) => exported(read, scope));

  serve(serving, contract.askExport, signedIn, async ({ scope }) => {
    await askExport(parts, scope);
    return exported(read, scope);
  });

  serve(serving, contract.linkToExport, signedIn, async ({ scope }) => {
    if (!(await readyExport(read, scope))) throw new Problem("not-found");
    const token = await signExportToken(keys, scope, parts.clock.now());
    return { url: `/rest/account/export/file?token=${token}` };
  });

  serve(serving, contract.downloadExport, exportGate(gates), async ({ scope }) => {
    const file = await readyExport(read, scope);
    if (!file) throw new Problem("not-found");
    const bytes = await parts.files.get(file.storage_key, file.sha256);
    return { name: "candor-data.zip", mediaType: "application/zip", bytes };
  });
}

async function exported(read: Reader, scope: { readonly accountId: number }) {
  const row = await latestExport(read, scope);
  return row ? { export: exportView(row) } : {};
}
