import { sql } from "kysely";
import { type Forget, forgetRows, oldest } from "../../../../platform/retention/timer.ts";

/** Deletes numbers that never proved their code. */
export const forgetUnprovedNumbers: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    {
      from: "sms_number",
      key: ["account_id"],
      where: sql`proved_at is null and asked_at < ${oldest("phoneNumbers", now)}`,
    },
    most,
  );

export const forgetSmsConsents: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    { from: "sms_consent", key: ["id"], where: sql`withdrawn_at < ${oldest("consents", now)}` },
    most,
  );
