import { z } from "zod";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import { clientErrorReport } from "./shapes.ts";

export const reportClientError = route({
  method: "POST",
  path: "/rest/client-error",
  summary: "Report an error that happened in a browser",
  gate: "anyone",
  body: clientErrorReport,
  status: 201,
  answer: z.object({ id: idText }),
  problems: ["key-reused", "storage-full"],
  limit: "reporting",
  idempotent: true,
});
