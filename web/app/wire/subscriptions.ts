export type Deliver = (body: unknown) => void;
/** The subscriber's headers, requested each time: a connection outlives tokens. */
export type Headers = () => Readonly<Record<string, string>>;

/** Who receives the messages of each topic. */
export class Subscriptions {
  readonly #topics = new Map<string, { readonly delivers: Set<Deliver>; readonly headers: Headers }>();

  /** Returns whether this is the topic's first subscriber. */
  add(topic: string, deliver: Deliver, headers: Headers): boolean {
    const known = this.#topics.get(topic);
    if (known) known.delivers.add(deliver);
    else this.#topics.set(topic, { delivers: new Set([deliver]), headers });
    return !known;
  }

  /** Returns whether this was the topic's last subscriber. */
  remove(topic: string, deliver: Deliver): boolean {
    const delivers = this.#topics.get(topic)?.delivers;
    if (!delivers?.delete(deliver) || delivers.size > 0) return false;
    return this.#topics.delete(topic);
  }

  deliver(topic: string, body: unknown): void {
    for (const deliver of this.#topics.get(topic)?.delivers ?? []) deliver(body);
  }

  *topics(): Iterable<readonly [topic: string, headers: Headers]> {
    for (const [topic, { headers }] of this.#topics) yield [topic, headers];
  }
}
