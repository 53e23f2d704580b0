import { criteriaOfParameters } from "@candor/contract/search/parameters";
import { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { linkById } from "../../session/queries/mailed.ts";
import type { AlertParts } from "../commands/announce.ts";
import { makeAlert } from "../commands/make.ts";
import { confirmedSearch } from "../rules/confirmed.ts";

/** For somebody who asked for an alert without being signed in, and has now followed the link that confirms it. */
export const makeConfirmedAlert = defineTask({
  name: "make-confirmed-alert",
  schema: z.object({ subjectId: z.int(), loginLinkId: z.int() }),
  async run(parts: AlertParts, { subjectId, loginLinkId }) {
    const link = await linkById(parts.database.read, loginLinkId);
    const parameters = confirmedSearch(link?.redirect);
    if (!parameters) return;
    const { criteria } = criteriaOfParameters(parameters);
    try {
      await makeAlert(parts, { accountId: subjectId, impersonatorId: null }, { criteria });
    } catch (error) {
      // The search asks for nothing, or there are too many alerts: the page that the link leads to says so.
      if (!(error instanceof Problem)) throw error;
    }
  },
});
