import { Random } from "../../../src/generator/postings/random.ts";
import { aDraft } from "../../harness/a-draft.ts";
import type { TestApp } from "../../harness/app.ts";
import { cities, topics } from "./life.ts";
import type { Listing, Oracle } from "./oracle.ts";

const hour = 3_600_000;
const day = 24 * hour;
const coordinates = {
  Denver: { state: "CO", latitude: 39.74, longitude: -104.99 },
  Boston: { state: "MA", latitude: 42.36, longitude: -71.06 },
} as const;

/** One source of postings, which lists what is open: whatever it omits is closed. */
export class Market {
  readonly #server: TestApp;
  readonly #oracle: Oracle;
  readonly #random: Random;
  readonly #drafts = new Map<Listing, ReturnType<typeof aDraft>>();

  constructor(server: TestApp, oracle: Oracle, seed: number) {
    this.#server = server;
    this.#oracle = oracle;
    this.#random = new Random(seed, 1);
  }

  /** Adds some new postings. A few disappear before most people's next mail. */
  async open(now: number, until: number): Promise<void> {
    for (let added = this.#random.between(2, 5); added > 0; added -= 1) {
      const [topic, city] = [this.#random.pick(topics), this.#random.pick(cities)];
      const number = this.#oracle.listings.length;
      const title = `${topic[0]?.toUpperCase()}${topic.slice(1)} of yard ${number}`;
      const closesAt = this.#random.chance(0.15) ? until : now + this.#random.between(5, 25) * day;
      const listing: Listing = { title, topic, city, closesAt };
      this.#oracle.listings.push(listing);
      const organization = `Yard ${number} ${this.#random.between(1000, 9999)}`;
      const place = { city, country: "US", ...coordinates[city] };
      this.#drafts.set(listing, aDraft({ title, organization, sourceId: `${number}`, places: [place] }));
    }
    await this.publish(now);
  }

  async publish(now: number): Promise<void> {
    for (const listing of this.#drafts.keys()) if (listing.closesAt <= now) this.#drafts.delete(listing);
    await this.#server.publish([...this.#drafts.values()], "market");
  }
}
