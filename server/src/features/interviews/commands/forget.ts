import { sql } from "kysely";
import { type Forget, forgetRows, oldest } from "../../../platform/retention/timer.ts";

/** Deletes answers that nobody sent. Sent answers are deleted with their application. */
export const forgetUnsentAnswers: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    {
      from: "interview_answer",
      key: ["application_id", "question"],
      where: sql`answered_at < ${oldest("interviewAnswers", now)}
        and application_id not in (select application_id from interview where sent_at is not null)`,
    },
    most,
  );
