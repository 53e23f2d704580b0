import { readPro, readProLedger } from "@candor/contract/pros/routes";
import type { RouteShorthandOptions } from "fastify";
import type { Reader } from "../../platform/database/database.ts";
import type { Files } from "../../platform/files.ts";
import { Problem } from "../../platform/http/problem.ts";
import { sendPicture } from "../../platform/http/send-picture.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { countedLedgerOf } from "../ledger/queries.ts";
import { ledgerFileView } from "../ledger/views.ts";
import { type ProRow, proBySlug } from "./queries.ts";
import { publicProView } from "./views.ts";

interface ProRouteParts {
  readonly database: { readonly read: Reader };
  readonly files: Files;
}

/** R-22, M-02: what anybody may read about a Pro, the events behind their record, and `/pictures/pros/{slug}.png`. */
export function proRoutes(serving: Serving, { database: { read }, files }: ProRouteParts): void {
  const { app, limit } = serving;
  serve(serving, readPro, anyone, async ({ params }) => {
    const row = await proBySlug(read, params.slug);
    if (!row) throw new Problem("not-found");
    return publicProView(row);
  });

  serve(serving, readProLedger, anyone, async ({ params }) => {
    const row = await proBySlug(read, params.slug);
    const counted = row && (await ledgerOf(read, row));
    if (!counted) throw new Problem("not-found");
    const { organizationSlug: slug, organizationName: name } = row;
    return ledgerFileView({ slug, name }, counted.events, counted.countedAt, {
      slug: row.slug,
      name: row.name,
    });
  });

  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("drawing", request, done),
  };
  app.get<{ Params: { file: string } }>("/pictures/pros/:file", counted, async (request, reply) => {
    const slug = /^([\w-]+)\.png$/.exec(request.params.file)?.[1];
    const row = slug === undefined ? undefined : await proBySlug(read, slug);
    return sendPicture(files, request, reply, row);
  });
}

async function ledgerOf(read: Reader, { accountId, organizationId: id, recordJson }: ProRow) {
  return accountId === null ? undefined : countedLedgerOf(read, { id, record_json: recordJson, accountId });
}
