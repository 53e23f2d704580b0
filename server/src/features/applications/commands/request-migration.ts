import { actorOf } from "../../../platform/events/log.ts";
import { countMailed } from "../../session/gate/mailing.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { repeatedCode } from "../../session/queries/codes.ts";
import type { AskingDevice } from "../../session/rules/client.ts";
import { newCode } from "../../session/rules/codes.ts";
import type { MigrationRequested } from "../events.ts";
import type { ReferenceScope } from "../gate.ts";
import type { ApplicationParts } from "./announce.ts";

/** S-23. Prepares a code for the application's account. Its owner can let the asking account have the application. */
export async function requestMigrationCode(
  parts: ApplicationParts,
  scope: SessionScope,
  { id: applicationId, email }: ReferenceScope,
  { device, resend = false }: { readonly device: AskingDevice; readonly resend?: boolean | undefined },
): Promise<void> {
  const asked = { purpose: "migration", applicationId, accountId: scope.accountId } as const;
  await parts.database.write(async (writer) => {
    await countMailed(parts, writer, email, device);
    // Counting waits for a concurrent request, so that the code is older than this moment.
    const code = { email, asked, now: parts.clock.now() };
    if (!resend && (await repeatedCode(writer, code))) return;
    const { id } = await writer
      .insertInto("login_code")
      .values(newCode(code))
      .returning("id")
      .executeTakeFirstOrThrow();
    await parts.events.append(writer, {
      name: "migration-requested",
      subject: "login-code",
      subjectId: id,
      ...actorOf(scope),
      payload: { loginCodeId: id },
    } satisfies MigrationRequested);
  });
}
