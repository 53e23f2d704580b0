import type { AlertFrequency } from "@candor/contract/values";
import { editAlert, removeAlert } from "../../../src/features/alerts/commands/change.ts";
import { makeAlert } from "../../../src/features/alerts/commands/make.ts";
import type { AlertScope } from "../../../src/features/alerts/gate.ts";
import { choose } from "../../../src/features/preferences/commands/choose.ts";
import type { PreferencesScope } from "../../../src/features/session/gate/scopes.ts";
import { ourMailboxes } from "../../../src/mailboxes.ts";
import { type Reaction, reactionTo } from "../../../src/platform/mail/incoming/simulated.ts";
import type { StoredMail } from "../../../src/platform/mail/stored-mail.ts";
import type { TestApp } from "../../harness/app.ts";

export interface Search {
  readonly topic: string;
  readonly city: string | undefined;
}

interface Rhythm {
  readonly frequency: AlertFrequency;
  readonly hour: number;
}

/** What people do, through the product's own commands, addresses and mailboxes. */
export class People {
  readonly #server: TestApp;

  constructor(server: TestApp) {
    this.#server = server;
  }

  async join(email: string, zone: string): Promise<number> {
    const { database, clock } = this.#server.parts;
    const now = clock.now();
    const unknown = { display_name: null, first_name: null, last_name: null, administrator: 0 };
    const row = { email, email_proved_at: now, time_zone: zone, created_at: now, ...unknown };
    const { id } = await database.write((writer) =>
      writer.insertInto("account").values(row).returning("id").executeTakeFirstOrThrow(),
    );
    return id;
  }

  move(accountId: number, zone: string): Promise<unknown> {
    return this.#server.parts.database.write((writer) =>
      writer.updateTable("account").set({ time_zone: zone }).where("id", "=", accountId).execute(),
    );
  }

  async make(accountId: number, { topic, city }: Search, { frequency, hour }: Rhythm): Promise<number> {
    const criteria = { query: topic, ...(city !== undefined && { location: `${city}, US` }) };
    const actor = { accountId, impersonatorId: null };
    const { id } = await makeAlert(this.#server.parts, actor, { criteria, frequency });
    await this.edit(accountId, id, { topic, city }, { frequency, hour, paused: false });
    return id;
  }

  async edit(
    accountId: number,
    alertId: number,
    { topic, city }: Search,
    { frequency, hour, paused }: Rhythm & { readonly paused: boolean },
  ): Promise<void> {
    const location = city === undefined ? {} : { location: `${city}, US` };
    const edit = { query: topic, remote: "include", ...location, frequency, hour, paused } as const;
    await editAlert(this.#server.parts, scopeOf(accountId, alertId), edit as Parameters<typeof editAlert>[2]);
  }

  remove(accountId: number, alertId: number): Promise<void> {
    return removeAlert(this.#server.parts, scopeOf(accountId, alertId));
  }

  async choose(accountId: number, email: string, wanted: boolean): Promise<void> {
    const scope = { accountId, email, sessionId: "", impersonatorId: null, provisional: false };
    const preferences = [{ kind: "jobAlerts", channel: "email", wanted }] as const;
    await choose(this.#server.parts, scope as PreferencesScope, { preferences });
  }

  /** Follows a mail's first link that records a read. */
  async read({ text }: StoredMail): Promise<void> {
    const link = /http\S+\/job-alerts\/read\/\S+/.exec(text)?.[0] ?? "";
    const { status } = await this.#server.ask("GET", new URL(link).pathname);
    if (status !== 303) throw new Error(`A mail's link was answered with ${status}.`);
  }

  /** Presses a mail's off switch once, or its undo. */
  async press({ headers }: StoredMail, on: boolean): Promise<void> {
    const token = /switch\/([\w.-]+)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1];
    const { status } = await this.#server.ask("POST", "/rest/job-alerts/switch", { payload: { token, on } });
    if (status !== 200) throw new Error(`An off switch was answered with ${status}.`);
  }

  /** The far side's mail program or server answers a mail with another. */
  async answer(mail: StoredMail, reaction: Reaction): Promise<void> {
    const answer = reactionTo(mail, reaction);
    if (!answer) throw new Error(`Nothing is the ${reaction} of this mail.`);
    // Every program sets it: without it, two answers with the same words are one mail sent twice.
    const named = Buffer.from(`Message-ID: <${reaction}-${mail.id}@far.example>\r\n`);
    const raw = Buffer.concat([named, answer.raw]);
    if (!(await ourMailboxes(this.#server.parts).take(answer.to, raw)))
      throw new Error("The mailbox is full.");
    await this.#server.parts.settled();
  }
}

function scopeOf(accountId: number, alertId: number): AlertScope {
  return { accountId, alertId, provisional: false, impersonatorId: null } as AlertScope;
}
