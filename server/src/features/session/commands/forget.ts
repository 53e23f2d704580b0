import { sql } from "kysely";
import { byAge, type Forget, forgetRows, oldest } from "../../../platform/retention/timer.ts";

/** Deletes codes, links and authorization requests, all of which work for minutes. */
export const forgetCodes: readonly Forget[] = [
  byAge("codes", "login_code", ["id"], "created_at"),
  byAge("codes", "login_link", ["id"], "created_at"),
  byAge("codes", "authorization_request", ["id"], "created_at"),
  (writer, now, most) =>
    forgetRows(writer, { from: "passkey_challenge", key: ["hash"], where: sql`expires_at <= ${now}` }, most),
];

/** Deletes ended sign-ins. An account's latest one stays, because it shows since when the account is unused. */
export const forgetSignIns: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    {
      from: "session",
      key: ["id"],
      where: sql`last_seen_at < ${oldest("signIns", now)} and expires_at < ${now}
        and impersonator_session_id is null
        and id not in (select session_id from session_cookie)
        and id not in (select impersonator_session_id from session where impersonator_session_id is not null)
        and exists (select 1 from session as later where later.account_id = session.account_id
          and later.impersonator_session_id is null and later.last_seen_at > session.last_seen_at)`,
    },
    most,
  );

export const forgetImpersonations: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    {
      from: "session",
      key: ["id"],
      where: sql`last_seen_at < ${oldest("impersonations", now)} and expires_at < ${now}
        and impersonator_session_id is not null
        and id not in (select session_id from session_cookie)`,
    },
    most,
  );

/** Deletes addresses that an account gave up or never got, and links that undo it. */
export const forgetAddressChanges: readonly Forget[] = [
  byAge("addressChanges", "email_change", ["id"], "expires_at"),
  byAge("addressChanges", "disown_link", ["id"], "expires_at"),
];
