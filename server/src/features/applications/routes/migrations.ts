import * as contract from "@candor/contract/applications/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { askingDevice, guesserOf } from "../../session/gate/devices.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { maskedEmail } from "../../session/rules/masked-email.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { migrate } from "../commands/migrate.ts";
import { requestMigrationCode } from "../commands/request-migration.ts";
import { referenceGate } from "../gate.ts";

/** S-23. Moving an application to another account of the same person. */
export function migrationRoutes(serving: Serving, parts: ApplicationParts, gates: GateParts): void {
  const { read, keys } = gates;
  const session = sessionGate(gates);

  serve(serving, contract.inspectMigration, session, async ({ scope, body }) => {
    const application = await referenceGate(read, keys, scope, body.reference);
    if (body.jobId !== undefined && idOf(body.jobId) !== application.posting_id)
      throw new Problem("not-found");
    return {
      id: String(application.id),
      ...(!application.isOwn && { maskedEmail: maskedEmail(application.email) }),
    };
  });

  serve(serving, contract.requestMigrationCode, session, async ({ scope, body, request }) => {
    const application = await referenceGate(read, keys, scope, body.reference);
    if (application.isOwn) throw new Problem("not-found");
    const asking = { device: askingDevice(request), resend: body.resend };
    await requestMigrationCode(parts, scope, application, asking);
    return { accepted: true as const };
  });

  serve(serving, contract.migrateApplication, session, async ({ scope, body, request }) => ({
    id: String(await migrate({ ...parts, keys }, scope, { ...body, guesser: guesserOf(request) })),
  }));
}
