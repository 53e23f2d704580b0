import type { AlertFrequency } from "@candor/contract/values";
import { dateIn, daysLater, hourIn, momentAt, monthLater } from "./clocks.ts";

const day = 86_400_000;

export interface Listing {
  readonly title: string;
  readonly topic: string;
  readonly city: string;
  /** When its source drops it. */
  readonly closesAt: number;
}

export interface Subscriber {
  readonly email: string;
  zone: string;
  wants: boolean;
  /** The address's failures in a row, the last failure, and the end of its rest. */
  failures: number;
  failedAt: number;
  restsUntil: number;
  readonly told: Set<string>;
}

export interface Subscription {
  readonly id: number;
  readonly of: Subscriber;
  readonly topic: string;
  readonly city: string | undefined;
  frequency: AlertFrequency;
  hour: number;
  /** Undefined while it is paused. */
  due: number | undefined;
  /** How many listings it has looked at. */
  seen: number;
  unanswered: number;
}

/**
 * What people are promised, written a second time without the product's code: an alert writes at its hour of the
 * person's day, reports nothing twice, nothing that is closed or was there before, and stops when told to.
 */
export class Oracle {
  readonly listings: Listing[] = [];
  readonly subscriptions = new Map<number, Subscription>();
  readonly #bySubscriber = new Map<Subscriber, Subscription[]>();

  add(one: Subscription): void {
    this.subscriptions.set(one.id, one);
    this.#bySubscriber.set(one.of, [...this.of(one.of), one]);
  }

  remove(one: Subscription): void {
    this.subscriptions.delete(one.id);
    this.#bySubscriber.set(
      one.of,
      this.of(one.of).filter((each) => each !== one),
    );
  }

  /** Somebody's subscriptions, earliest first. */
  of(subscriber: Subscriber): readonly Subscription[] {
    return this.#bySubscriber.get(subscriber) ?? [];
  }

  first({ frequency, hour, of }: Subscription, now: number): number {
    const today = dateIn(now, of.zone);
    const at = momentAt(today, hour, of.zone);
    return frequency === "daily" && at > now ? at : this.#next({ frequency, hour, of }, now);
  }

  #next({ frequency, hour, of }: Pick<Subscription, "frequency" | "hour" | "of">, now: number): number {
    const today = dateIn(now, of.zone);
    const next = { daily: daysLater(today, 1), weekly: daysLater(today, 7), monthly: monthLater(today) };
    return momentAt(next[frequency], hour, of.zone);
  }

  /** It writes from now on; postings that arrived while it was paused are not reported later. */
  resume(one: Subscription, now: number): void {
    if (one.due === undefined) one.seen = this.listings.length;
    one.unanswered = 0;
    one.due = this.first(one, now);
  }

  /** The next moment when anything is due. */
  nextMoment(): number {
    let next = Infinity;
    for (const { due } of this.subscriptions.values()) if (due !== undefined && due < next) next = due;
    return next;
  }

  /** The mails of this moment, each as one line. */
  mailsAt(now: number): string[] {
    const due = [...this.subscriptions.values()]
      .filter((one) => one.due !== undefined && one.due <= now)
      .toSorted((a, b) => (a.due ?? 0) - (b.due ?? 0) || a.id - b.id);
    return due.flatMap((one) => this.#mailOf(one, now));
  }

  #mailOf(one: Subscription, now: number): string[] {
    const { of } = one;
    const hour = hourIn(now, of.zone);
    if (hour < 8 || hour > 20) {
      const today = momentAt(dateIn(now, of.zone), one.hour, of.zone);
      one.due = today > now ? today : momentAt(daysLater(dateIn(now, of.zone), 1), one.hour, of.zone);
      return [];
    }
    const matching = this.listings
      .slice(one.seen)
      .filter(
        ({ topic, city, closesAt }) => topic === one.topic && city === (one.city ?? city) && closesAt > now,
      );
    if (one.unanswered > 6 && matching.length > 0) {
      one.due = undefined;
      return [line(one, now, "asleep", [])];
    }
    one.due = this.#next(one, now);
    one.seen = this.listings.length;
    if (!of.wants) return [];
    const titles = matching
      .map(({ title }) => title)
      .filter((title) => !of.told.has(title))
      .toReversed();
    if (titles.length === 0) return [];
    const told = titles.slice(0, 10);
    for (const title of told) of.told.add(title);
    const kind = one.unanswered >= 6 ? "asks" : "tells";
    one.unanswered += 1;
    return [line(one, now, `${kind} ${titles.length}`, told)];
  }

  /** A mail bounced: a full mailbox rests a day, then two, four and eight; one that is gone rests for good. */
  bounce(of: Subscriber, isSoft: boolean, now: number): void {
    if (of.restsUntil === Infinity) return;
    of.failures = (of.failedAt > now - 30 * day ? of.failures : 0) + 1;
    of.failedAt = now;
    of.restsUntil = isSoft && of.failures < 5 ? now + day * 2 ** (of.failures - 1) : Infinity;
  }

  /** Its person made a choice: the address is tried again. */
  choose(of: Subscriber, wants: boolean): void {
    Object.assign(of, { wants, failures: 0, failedAt: -Infinity, restsUntil: -Infinity });
  }
}

function line({ id, of }: Subscription, now: number, what: string, titles: readonly string[]): string {
  return lineOf({ alert: id, to: of.email, left: of.wants && of.restsUntil <= now, what, titles });
}

/** A mail in the form in which the oracle and the outbox are compared. */
export function lineOf(mail: {
  readonly alert: number;
  readonly to: string;
  readonly left: boolean;
  readonly what: string;
  readonly titles: readonly string[];
}): string {
  const { alert, to, left, what, titles } = mail;
  return `${to} alert ${alert} ${left ? "left" : "withheld"} ${what}: ${titles.join(", ")}`;
}
