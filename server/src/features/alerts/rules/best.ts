/** A posting for an alert; `weight` holds the reasons. */
export interface Candidate {
  readonly id: number;
  readonly weight: number;
}

/** More than a mail lists: another alert may have mailed some of them to the person. */
const kept = 30;

/** The best of an alert's postings, however many there are: by weight, then newest first. */
export class Best {
  /** How many were offered. */
  total = 0;
  readonly #kept: Candidate[] = [];

  offer(candidate: Candidate): void {
    this.total += 1;
    const last = this.#kept.at(-1);
    if (this.#kept.length >= kept && last && isBefore(last, candidate)) return;
    let at = this.#kept.length;
    while (at > 0 && isBefore(candidate, this.#kept[at - 1]!)) at -= 1;
    this.#kept.splice(at, 0, candidate);
    this.#kept.length = Math.min(this.#kept.length, kept);
  }

  get ranked(): readonly Candidate[] {
    return this.#kept;
  }
}

function isBefore(one: Candidate, other: Candidate): boolean {
  return one.weight === other.weight ? one.id > other.id : one.weight > other.weight;
}
