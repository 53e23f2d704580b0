import * as contract from "@candor/contract/accounts/routes";
import * as migrations from "@candor/contract/applications/routes";
import { limits } from "@candor/contract/limits";
import { Problem } from "../../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { referenceGate } from "../../applications/gate.ts";
import { changeName } from "../commands/accounts.ts";
import type { SessionParts } from "../commands/announce.ts";
import { requestReset } from "../commands/codes.ts";
import { disown } from "../commands/disown.ts";
import {
  cancelEmailChange,
  confirmEmailChange,
  newestChange,
  openEmailChange,
  requestEmailChange,
} from "../commands/email-change.ts";
import { endSession, endSessions } from "../commands/end-sessions.ts";
import { requestMigrationCode } from "../commands/migration-code.ts";
import { changePassword, resetPassword } from "../commands/password.ts";
import { changeTimeZone } from "../commands/time-zone.ts";
import { askingDevice, guesserOf } from "../gate/devices.ts";
import { sessionGate } from "../gate/gates.ts";
import type { GateParts } from "../gate/parts.ts";
import { personOf } from "../queries/accounts.ts";
import { sessionsOf } from "../queries/history.ts";
import { accountView, sessionsView } from "../views/account.ts";

/** What somebody does with their own account, and how they get back into it. */
export function accountRoutes(serving: Serving, parts: SessionParts, gates: GateParts): void {
  const { database, clock } = parts;
  const signedIn = sessionGate(gates);

  serve(serving, contract.readAccount, signedIn, async ({ scope }) => {
    const person = await personOf(database.read, scope);
    if (!person) throw new Problem("unauthorized");
    return accountView(person, await newestChange(database.read, scope.accountId), clock.now());
  });

  serve(serving, contract.listSessions, signedIn, async ({ scope }) => {
    const rows = await sessionsOf(database.read, scope.accountId, limits.signInHistory);
    return sessionsView(rows, scope.sessionId, clock.now());
  });

  serve(serving, contract.endSession, signedIn, async ({ scope, params }) => {
    const ending = { ...scope, sessionId: params.id };
    const isEnded = await database.write((writer) => endSession(parts, writer, ending));
    if (!isEnded) throw new Problem("not-found");
  });

  serve(serving, contract.endOtherSessions, signedIn, ({ scope }) =>
    database.write((writer) =>
      endSessions(parts, writer, { accountId: scope.accountId, except: scope.sessionId }),
    ),
  );

  serve(serving, contract.changeName, signedIn, ({ scope, body }) =>
    database.write((writer) => changeName(writer, scope.accountId, body)),
  );

  serve(serving, contract.changeTimeZone, signedIn, ({ scope, body }) =>
    database.write((writer) => changeTimeZone(writer, scope.accountId, body)),
  );

  serve(serving, contract.changePassword, signedIn, ({ scope, body }) => changePassword(parts, scope, body));

  serve(serving, contract.requestReset, anyone, async ({ body, request }) => {
    await requestReset(parts, { email: body.email, device: askingDevice(request) });
    return { accepted: true as const };
  });

  serve(serving, contract.confirmReset, anyone, ({ body, request }) =>
    resetPassword(parts, { ...body, guesser: guesserOf(request) }),
  );

  serve(serving, contract.requestEmailChange, signedIn, async ({ scope, body }) => {
    await requestEmailChange(parts, scope, body);
    return { accepted: true as const };
  });

  serve(serving, contract.inspectEmailChange, signedIn, async ({ scope, body }) => {
    const { email } = await openEmailChange(parts, scope, body.code);
    return { email };
  });

  serve(serving, contract.confirmEmailChange, signedIn, ({ scope, body }) =>
    confirmEmailChange(parts, scope, body.code),
  );

  serve(serving, contract.cancelEmailChange, signedIn, ({ scope }) =>
    database.write((writer) => cancelEmailChange(parts, writer, scope.accountId)),
  );

  serve(serving, migrations.requestMigrationCode, signedIn, async ({ scope, body, request }) => {
    const application = await referenceGate(database.read, parts.keys, scope, body.reference);
    if (application.isOwn) throw new Problem("not-found");
    await requestMigrationCode(parts, scope, application, askingDevice(request));
    return { accepted: true as const };
  });

  serve(serving, contract.disownAct, anyone, ({ body }) => disown(parts, body.token));
}
