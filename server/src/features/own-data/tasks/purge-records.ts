import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { defineTask } from "../../../platform/tasks/task.ts";

/** Overwrites what deleted people's rows left behind in the records' file. */
export const purgeRecords = defineTask({
  name: "purge-records",
  schema: z.object({}),
  lane: "slow",
  run: ({ database }: { readonly database: Database }) => database.purge(),
});
