import type { editApplication } from "@candor/contract/applications/routes";
import { hasWords } from "@candor/contract/values";
import type { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { mayEdit } from "../rules/transitions.ts";
import { keepBlindText } from "./blind.ts";
import { countChange } from "./count-change.ts";
import { keepMatchOfEdit } from "./keep-match.ts";
import { announceByOwner, ownApplication } from "./own.ts";
import { issueReceipt, type SendingParts } from "./receipt.ts";
import { resumeToSend } from "./resume-to-send.ts";

type Changes = z.output<(typeof editApplication)["body"]>;

/** Edits an application that nobody has answered. Absent fields stay; equal values aren't an edit. */
export async function edit(
  parts: SendingParts,
  scope: SessionScope,
  id: string,
  { elevatorPitch, resumeId }: Changes,
): Promise<number> {
  if (elevatorPitch !== undefined && !hasWords(elevatorPitch)) {
    const fields = [{ path: "/elevatorPitch", key: "validation.elevatorPitchRequired" }] as const;
    throw new Problem("invalid-request", { fields });
  }
  return parts.database.write(async (writer) => {
    const own = await ownApplication(parts, writer, scope, id);
    if (!mayEdit(own.status)) throw new Problem("application-final");
    const pitch = elevatorPitch?.trim() ?? own.elevator_pitch;
    const resume = resumeId === undefined ? own.resume_id : await chosen(resumeId);
    if (pitch === own.elevator_pitch && resume === own.resume_id) return own.id;
    await countChange(writer, own.id, "seeker", parts.clock.now());
    await writer
      .updateTable("application")
      .set({
        elevator_pitch: pitch,
        resume_id: resume,
        modified_at: parts.clock.now(),
        viewed_at: parts.clock.now(),
      })
      .where("id", "=", own.id)
      .execute();
    if (resume !== own.resume_id) {
      const now = parts.clock.now();
      await keepMatchOfEdit(writer, { id: own.id, accountId: own.account_id, resumeId: resume, now });
    }
    await keepBlindText(writer, own.id);
    await issueReceipt(parts, writer, own.id);
    await announceByOwner(parts, writer, scope, own, "application-edited");
    return own.id;

    /** Keeps the current resume, even if it was inactivated since. */
    async function chosen(named: string): Promise<number | null> {
      if (named === String(own.resume_id)) return own.resume_id;
      return resumeToSend(writer, scope, { named, draft: undefined, owed: true });
    }
  });
}
