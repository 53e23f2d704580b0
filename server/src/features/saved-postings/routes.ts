import * as contract from "@candor/contract/saved-postings/routes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { listedPostings } from "../jobs/queries.ts";
import { listedDocument } from "../jobs/views/document.ts";
import { withOwn } from "../own-lists/queries/marks.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { forget, remindBeforeClosing, type SavedPostingsParts, saidNow, save } from "./commands.ts";
import { closingReader, savedIdsOf, savedOf } from "./queries.ts";
import { savedPostingView } from "./views.ts";

export function savedPostingsRoutes(serving: Serving, parts: SavedPostingsParts, gates: GateParts): void {
  const session = sessionGate(gates);
  const ids = async ({ accountId }: SessionScope) => (await savedIdsOf(gates.read, accountId)).map(String);

  serve(serving, contract.listSavedPostings, session, async ({ scope }) => {
    const rows = await savedOf(gates.read, scope.accountId);
    const saved = rows.map(({ posting_id: id }) => id);
    const listed = saved.length === 0 ? [] : await listedPostings(gates.read, saved);
    const own = await withOwn(
      gates.read,
      scope,
      listed.map((row) => listedDocument(row)),
    );
    const documents = new Map(own.map((document) => [document.id, document]));
    const postings = rows.flatMap((row) => {
      const document = documents.get(String(row.posting_id));
      return document ? [savedPostingView(row, document, saidNow(document))] : [];
    });
    return { postings, remind: (await closingReader(gates.read, scope.accountId)) !== undefined };
  });

  serve(serving, contract.listSavedIds, session, async ({ scope }) => ({ ids: await ids(scope) }));

  serve(serving, contract.remindBeforeClosing, session, ({ scope, body }) =>
    remindBeforeClosing(parts, scope, body.wanted),
  );

  serve(serving, contract.keepPostings, session, async ({ scope, body }) => {
    await save(parts, scope, body.postings);
    const sent = new Set(body.postings.map(({ id }) => id));
    return { ids: (await ids(scope)).filter((id) => sent.has(id)) };
  });

  serve(serving, contract.forgetPosting, session, async ({ scope, params }) => {
    const id = idOf(params.id);
    if (id !== undefined) await forget(parts, scope, id);
  });
}
