import * as contract from "@candor/contract/own-data/routes";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { requestOf } from "../../platform/tasks/task.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { askDeletion, keepAccount, keepMailedAccount } from "./commands/deletion.ts";
import type { OwnDataParts } from "./commands/parts.ts";
import { receiptSigner } from "./commands/receipt.ts";
import { deletionGate } from "./gate.ts";
import { organizationsToLeave, waitingDeletion } from "./queries/deletions.ts";
import { deleteAccount } from "./tasks/delete-account.ts";
import { mailedDeletionView, ownDeletionView } from "./views/deletion.ts";

export function ownDataRoutes(serving: Serving, parts: OwnDataParts, gates: GateParts): void {
  const { read, keys } = gates;
  const signedIn = sessionGate(gates);

  serve(serving, contract.readDeletion, signedIn, async ({ scope }) =>
    ownDeletionView(await waitingDeletion(read, scope), await organizationsToLeave(read, scope)),
  );

  serve(serving, contract.askDeletion, signedIn, async ({ scope }) => {
    const dueAt = await askDeletion(parts, scope, (deletionId, runAt) =>
      requestOf(deleteAccount, { key: String(deletionId), payload: { deletionId }, runAt }),
    );
    return { dueAt: isoTime(dueAt) };
  });

  serve(serving, contract.cancelDeletion, signedIn, ({ scope }) => keepAccount(parts, scope));

  serve(serving, contract.inspectDeletion, anyone, async ({ body }) =>
    mailedDeletionView((await deletionGate(read, keys, body.token)).deletion),
  );

  serve(serving, contract.cancelMailedDeletion, anyone, async ({ body }) =>
    mailedDeletionView(await keepMailedAccount(parts, await deletionGate(read, keys, body.token))),
  );

  serve(serving, contract.listReceiptKeys, anyone, async () => ({ keys: [receiptSigner(keys).publicKey] }));
}
