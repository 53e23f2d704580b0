import type { ApplicationBody } from "@candor/contract/applications/shapes";
import { limits } from "@candor/contract/limits";
import { Problem } from "../../../platform/http/problem.ts";
import { jsonText } from "../../../platform/json-text.ts";
import { enqueue } from "../../../platform/tasks/queue.ts";
import { requestOf } from "../../../platform/tasks/task.ts";
import { isCharity } from "../../charities/rules.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { heldFor, oneClickFor } from "../queries/one-click.ts";
import { sendingFaults } from "../rules/faults.ts";
import { sendHeld } from "../tasks/send-held.ts";
import type { ApplicationParts } from "./announce.ts";

/** Holds an application with what is known. If pressed twice, it is held once and leaves at the first time. */
export async function holdApplication(
  parts: ApplicationParts,
  scope: SessionScope,
  postingId: number,
  elevatorPitch: string | undefined,
) {
  const { clock, database } = parts;
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "account", scope.accountId);
    const held = await heldFor(writer, scope, postingId);
    if (held?.state === "waiting") return held;
    const known = await oneClickFor(writer, scope, postingId);
    if (!known) throw new Problem("one-click-unready");
    const body: ApplicationBody = {
      firstName: known.firstName,
      lastName: known.lastName,
      phone: known.phone,
      postalCode: known.postalCode,
      resumeId: String(known.resume.id),
      elevatorPitch: elevatorPitch ?? known.elevatorPitch,
      answers: known.answers,
    };
    const fields = sendingFaults(body, { knowsCharity: isCharity });
    if (fields.length > 0) throw new Problem("invalid-request", { fields });
    const leaves_at = clock.now() + limits.undoSeconds * 1000;
    const columns = {
      impersonator_id: scope.impersonatorId,
      sending_json: jsonText(body),
      state: "waiting" as const,
      problem: null,
      leaves_at,
    };
    const row = await writer
      .insertInto("held_application")
      .values({ ...columns, account_id: scope.accountId, posting_id: postingId })
      .onConflict((conflict) => conflict.columns(["account_id", "posting_id"]).doUpdateSet(columns))
      .returningAll()
      .executeTakeFirstOrThrow();
    const key = `${row.id}:${leaves_at}`;
    await enqueue(
      writer,
      requestOf(sendHeld, { key, payload: { heldId: row.id, leavesAt: leaves_at }, runAt: leaves_at }),
      clock.now(),
    );
    return row;
  });
}
