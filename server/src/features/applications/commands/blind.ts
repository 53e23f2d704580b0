import { blindStages, type DecisionStage } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import { seenByOrganization } from "../views/hidden.ts";

/** Stores what a blind reader may search: exactly what they can read, so that no search reveals more. */
export async function keepBlindText(writer: Writer, id: number): Promise<void> {
  const row = await writer
    .selectFrom("application")
    .innerJoin("account", "account.id", "application.account_id")
    .leftJoin("resume", "resume.id", "application.resume_id")
    .select(["application.id", "application.first_name", "application.last_name", "application.phone"])
    .select(["application.blind_until", "application.contact_shared_at", "application.elevator_pitch"])
    .select(["account.email", "resume.text"])
    .where("application.id", "=", id)
    .executeTakeFirstOrThrow();
  if (row.blind_until === null) return;
  const seen = seenByOrganization(row);
  const blind_text = [row.elevator_pitch, row.text ?? ""].map(seen).join("\n\n");
  await writer.updateTable("application").set({ blind_text }).where("id", "=", id).execute();
}

/** Ends blind reading when an application reaches its stage. A refusal doesn't end it. */
export async function showFrom(writer: Writer, id: number, stage: DecisionStage): Promise<void> {
  const reached = (blindStages as readonly string[]).indexOf(stage);
  if (reached < 0) return;
  await writer
    .updateTable("application")
    .set({ blind_until: null, blind_text: null })
    .where("id", "=", id)
    .where("blind_until", "in", blindStages.slice(0, reached + 1))
    .execute();
}
