import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { forgetDevices } from "../commands/forget-devices.ts";
import type { PreferencesParts } from "../commands/put.ts";

/** Somebody else was in the account: its notifications may go to their browser or phone. */
export const forgetDisownedDevices = defineTask({
  name: "forget-disowned-devices",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: Pick<PreferencesParts, "database" | "clock">, { subjectId }) =>
    forgetDevices(parts, subjectId),
});
