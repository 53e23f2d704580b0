import * as contract from "@candor/contract/accounts/routes";
import { changeAdministrator as changeAdministratorRoute } from "@candor/contract/administration/routes";
import type { RouteShorthandOptions } from "fastify";
import type { FileKeeper } from "../../platform/file-records.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { administratorGate, sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import type { AccountParts } from "./commands/appoint.ts";
import { changeAdministrator } from "./commands/change-administrator.ts";
import { changeLocale } from "./commands/locale.ts";
import { changeDisplayName, changeName } from "./commands/name.ts";
import { keepPicture, type PictureParts, removePicture } from "./commands/picture.ts";
import { changeTimeZone } from "./commands/time-zone.ts";
import { pictureByKey } from "./queries.ts";

/** What somebody says about themselves, and who is an administrator. */
export function accountRoutes(serving: Serving, parts: AccountParts & PictureParts, gates: GateParts): void {
  const signedIn = sessionGate(gates);

  serve(serving, contract.changeName, signedIn, ({ scope, body }) => changeName(parts, scope, body));

  serve(serving, contract.changeDisplayName, signedIn, ({ scope, body }) =>
    changeDisplayName(parts, scope, body.displayName),
  );

  serve(serving, contract.keepPicture, signedIn, ({ scope, file }) => keepPicture(parts, scope, file));

  serve(serving, contract.removePicture, signedIn, ({ scope }) => removePicture(parts, scope));

  servePictures(serving, parts);

  serve(serving, contract.changeTimeZone, signedIn, ({ scope, body }) => changeTimeZone(parts, scope, body));

  serve(serving, contract.changeLocale, signedIn, ({ scope, body }) =>
    changeLocale(parts, scope, body.locale),
  );

  serve(serving, changeAdministratorRoute, administratorGate(gates), ({ scope, params, body }) =>
    changeAdministrator(parts, scope, {
      accountId: Number(params.userId),
      granted: body.administrator,
      reason: body.reason,
    }),
  );
}

/** `/pictures/people/{key}.webp`: pages show it, and only the person it shows knows the key. */
function servePictures({ app, limit }: Serving, { database, files }: FileKeeper): void {
  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("drawing", request, done),
  };
  app.get<{ Params: { file: string } }>("/pictures/people/:file", counted, async (request, reply) => {
    const key = /^([\w-]{22})\.webp$/.exec(request.params.file)?.[1];
    const stored = key === undefined ? undefined : await pictureByKey(database.read, key);
    if (!stored) throw new Problem("not-found");
    void reply.header("cache-control", "private, max-age=86400, immutable");
    return reply.type("image/webp").send(await files.get(stored.storageKey, stored.sha256));
  });
}
