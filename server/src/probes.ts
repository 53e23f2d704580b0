import type { SearchIndex } from "@candor/engine/port";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/database.ts";
import type { Probe } from "./platform/health.ts";
import type { MailTransport } from "./platform/mail/transport.ts";
import { deadLetters } from "./platform/tasks/queue.ts";

/** What `/readyz` asks each part, and `doctor` too. */
export function probesOf(parts: {
  config: Config;
  database: Database;
  index: SearchIndex;
  transport: MailTransport | undefined;
}): Record<string, Probe> {
  return {
    database: async () => {
      await parts.database.dialect.probe(parts.database.read);
      return { ok: true, kind: parts.database.dialect.name };
    },
    search: async () => ({ ...(await parts.index.health()) }),
    queue: async () => {
      const dead = (await deadLetters(parts.database.read)).length;
      return {
        ok: true,
        dead,
        ...(dead > 0 && { note: `${dead} tasks were given up and wait for a person.` }),
      };
    },
    mail: async () => {
      if (parts.transport) {
        await parts.transport.verify();
        return { ok: true, kind: "smtp" };
      }
      return parts.config.production
        ? { ok: true, kind: "outbox", note: "SMTP_URL is unset: mail is kept in the outbox and not sent." }
        : { ok: true, kind: "mailbox" };
    },
    address: async () =>
      parts.config.production && !parts.config.publicUrl?.startsWith("https:")
        ? { ok: true, note: "PUBLIC_URL is not an https address: sessions can be read on the way." }
        : { ok: true },
  };
}
