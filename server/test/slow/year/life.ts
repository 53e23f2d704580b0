import { type AlertFrequency, alertFrequencies } from "@candor/contract/values";
import { Random } from "../../../src/generator/postings/random.ts";
import type { StoredMail } from "../../../src/platform/mail/stored-mail.ts";
import type { TestApp } from "../../harness/app.ts";
import { Oracle, type Subscriber, type Subscription } from "./oracle.ts";
import { People, type Search } from "./people.ts";

/** Their clocks change on six different dates, or never. */
const zones = [
  "America/New_York",
  "America/Los_Angeles",
  "America/Phoenix",
  "Europe/Berlin",
  "Australia/Sydney",
  "Asia/Kolkata",
] as const;
export const topics = ["keeper", "baker", "diver", "painter"] as const;
export const cities = ["Denver", "Boston"] as const;
const hours = [8, 13, 20] as const;
const day = 86_400_000;

interface Resident extends Subscriber {
  readonly accountId: number;
  /** The same for all their alerts: when two are due together, their numbers tell them apart. */
  frequency: AlertFrequency;
  /** Their last mail that was sent, with the alert that it came from. */
  last?: { readonly mail: StoredMail; readonly alert: number; readonly answers: Set<string> } | undefined;
}

/** People, what they do, and what the oracle is told about it. */
export class Life {
  readonly oracle = new Oracle();
  readonly #server: TestApp;
  readonly #people: People;
  readonly #random: Random;
  readonly #residents = new Map<string, Resident>();
  readonly done: Record<string, number> = {};

  constructor(server: TestApp, seed: number) {
    this.#server = server;
    this.#people = new People(server);
    this.#random = new Random(seed, 0);
  }

  async begin(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const [email, zone] = [`resident-${at}@example.com`, this.#random.pick(zones)];
      const accountId = await this.#people.join(email, zone);
      const frequency = this.#random.pick(alertFrequencies);
      const well = { wants: true, failures: 0, failedAt: -Infinity, restsUntil: -Infinity };
      const resident: Resident = { accountId, email, zone, frequency, told: new Set(), ...well };
      this.#residents.set(email, resident);
      await this.#subscribe(resident);
      if (this.#random.chance(0.5)) await this.#subscribe(resident);
    }
  }

  /** A mail was sent: one in four is opened, and becomes the one its reader may react to. */
  async receive(alert: number, mail: StoredMail): Promise<void> {
    const one = this.oracle.subscriptions.get(alert);
    const resident = this.#residents.get(mail.to);
    if (!resident) return;
    resident.last = { mail, alert, answers: new Set() };
    if (!one || !this.#random.chance(0.25) || !mail.text.includes("/job-alerts/read/")) return;
    await this.#people.read(mail);
    one.unanswered = 0;
  }

  /** What happens on one day: one in thirty people does something about their mails. */
  async day(): Promise<void> {
    for (const resident of this.#residents.values()) {
      if (!this.#random.chance(1 / 30)) continue;
      const act = this.#random.pick(acts);
      this.done[act] = (this.done[act] ?? 0) + 1;
      await this[act](resident);
    }
  }

  #now(): number {
    return this.#server.parts.clock.now();
  }

  #ofTheirs(resident: Resident): readonly Subscription[] {
    return this.oracle.of(resident);
  }

  async #subscribe(resident: Resident): Promise<void> {
    const search: Search = {
      topic: this.#random.pick(topics),
      city: this.#random.chance(0.5) ? this.#random.pick(cities) : undefined,
    };
    const hasTwin = this.#ofTheirs(resident).some(
      ({ topic, city }) => topic === search.topic && city === search.city,
    );
    if (hasTwin) return;
    const { accountId, frequency } = resident;
    const hour = this.#random.pick(hours);
    const id = await this.#people.make(accountId, search, { frequency, hour });
    const one: Subscription = {
      id,
      of: resident,
      ...search,
      frequency,
      hour,
      due: undefined,
      seen: 0,
      unanswered: 0,
    };
    this.oracle.add(one);
    this.oracle.resume(one, this.#now());
  }

  readonly subscribes = (resident: Resident) => this.#subscribe(resident);

  readonly leaves = async (resident: Resident) => {
    const [one] = this.#ofTheirs(resident);
    if (!one) return;
    await this.#people.remove(resident.accountId, one.id);
    this.oracle.remove(one);
  };

  readonly refuses = async (resident: Resident) => {
    await this.#people.choose(resident.accountId, resident.email, false);
    this.oracle.choose(resident, false);
  };

  readonly wants = async (resident: Resident) => {
    await this.#people.choose(resident.accountId, resident.email, true);
    this.oracle.choose(resident, true);
  };

  readonly moves = async (resident: Resident) => {
    const zone = this.#random.pick(zones);
    await this.#people.move(resident.accountId, zone);
    resident.zone = zone;
  };

  /** Picks another frequency for all their alerts, which also resumes them. */
  readonly changes = async (resident: Resident) => {
    resident.frequency = this.#random.pick(alertFrequencies);
    for (const one of this.#ofTheirs(resident)) {
      one.frequency = resident.frequency;
      await this.#people.edit(resident.accountId, one.id, one, { ...one, paused: false });
      this.oracle.resume(one, this.#now());
    }
  };

  readonly pauses = async (resident: Resident) => {
    const [one] = this.#ofTheirs(resident);
    if (!one) return;
    await this.#people.edit(resident.accountId, one.id, one, { ...one, paused: true });
    one.due = undefined;
  };

  readonly stops = (resident: Resident) => this.#switch(resident, false);
  readonly undoes = (resident: Resident) => this.#switch(resident, true);

  async #switch({ last }: Resident, on: boolean): Promise<void> {
    if (!last?.mail.headers["List-Id"]) return;
    await this.#people.press(last.mail, on);
    const one = this.oracle.subscriptions.get(last.alert);
    if (!one) return;
    if (!on) one.due = undefined;
    else if (one.due === undefined) this.oracle.resume(one, this.#now());
  }

  readonly unsubscribes = async ({ last }: Resident) => {
    if (!last?.mail.headers["List-Id"] || !isFirst(last.answers, "unsubscribe")) return;
    await this.#people.answer(last.mail, "unsubscribe");
    const one = this.oracle.subscriptions.get(last.alert);
    if (one) one.due = undefined;
  };

  /** The outbox forgets a mail after 30 days, so later references to it lead nowhere. */
  #isRecent({ mail }: NonNullable<Resident["last"]>): boolean {
    return mail.createdAt > this.#now() - 20 * day;
  }

  readonly complains = async (resident: Resident) => {
    const { last } = resident;
    if (!last || !this.#isRecent(last) || !isFirst(last.answers, "complaint")) return;
    await this.#people.answer(last.mail, "complaint");
    resident.wants = false;
  };

  readonly isFull = (resident: Resident) => this.#bounce(resident, true);
  readonly isGone = (resident: Resident) => this.#bounce(resident, false);

  async #bounce(resident: Resident, isSoft: boolean): Promise<void> {
    const { last } = resident;
    if (!last || !this.#isRecent(last) || !isFirst(last.answers, "bounce")) return;
    await this.#people.answer(last.mail, isSoft ? "full" : "bounce");
    this.oracle.bounce(resident, isSoft, this.#now());
  }
}

/** The far side says the same about a mail only once: a repetition is the same mail, and changes nothing. */
function isFirst(answers: Set<string>, answer: string): boolean {
  const { size } = answers;
  return answers.add(answer).size > size;
}

/** Coming back is more likely than leaving for good, so that the year stays busy. */
const acts = [
  "subscribes",
  "leaves",
  "refuses",
  "wants",
  "wants",
  "wants",
  "moves",
  "changes",
  "changes",
  "pauses",
  "stops",
  "undoes",
  "unsubscribes",
  "complains",
  "isFull",
  "isFull",
  "isGone",
] as const satisfies readonly (keyof Life)[];
