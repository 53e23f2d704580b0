import type { Parts } from "@candor/server/parts";
import { sql } from "kysely";

/** Fills the records with people who have a profile, two jobs, a session, an event and a mail. */
export async function addPeople({ database }: Parts, count: number, now: number): Promise<void> {
  const people = sql`with recursive person(n) as (select 1 union all select n + 1 from person where n < ${count})`;
  const rows = [
    sql`insert into account (id, email, email_proved_at, first_name, last_name, administrator, created_at)
      ${people} select n, 'person-' || n || '@example.com', ${now}, 'First' || n, 'Last' || n, 0, ${now} from person`,
    sql`insert into profile (account_id, city, changed_at) ${people} select n, 'Austin', ${now} from person`,
    ...["Keeper", "Diver"].map(
      (title) => sql`insert into experience (account_id, title, company, started)
        ${people} select n, ${title}, 'Company ' || (n % 1000), '2020-01' from person`,
    ),
    sql`insert into session (id, account_id, cookie_hash, created_at, last_seen_at, expires_at)
      ${people} select 'session-' || n, n, 'hash-' || n, ${now}, ${now}, ${now} from person`,
    sql`insert into event (name, subject, subject_id, actor_id, payload_json, occurred_at)
      ${people} select 'account-created', 'account', n, n, '{}', ${now} from person`,
    sql`insert into mail (message_key, reason, channel, recipient, sender, subject, text, html, headers_json, created_at, sent_at)
      ${people} select 'mail-' || n, 'welcome ' || n, 'email', 'person-' || n || '@example.com', 'us@example.com',
        'Welcome', 'Dear First' || n || ' Last' || n, '<p>Dear First' || n || '</p>', '{}', ${now}, ${now} from person`,
  ];
  for (const row of rows) await database.write((writer) => row.execute(writer));
}
