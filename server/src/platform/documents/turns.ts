import { Problem } from "../http/problem.ts";

export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Of those that wait, how many may be one sender's. */
  readonly ofOneSender: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (problem: Problem) => void;
}

/** Turns at something scarce. Senders have them in rotation, however many each of them waits for. */
export class Turns {
  readonly #limits: TurnLimits;
  /** In the order in which senders have their next turn. */
  readonly #queues = new Map<string, Waiting[]>();
  #busy = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Rejects at once with `unavailable` where too many wait. */
  async run<T>(sender: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(sender);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  async #turn(sender: string): Promise<void> {
    if (this.#busy < this.#limits.atOnce) {
      this.#busy += 1;
      return;
    }
    const queue = this.#queues.get(sender) ?? [];
    if (queue.length >= this.#limits.ofOneSender || !this.#makeRoomFor(queue)) throw full();
    await new Promise<void>((begin, refuse) => {
      queue.push({ begin, refuse });
      this.#queues.set(sender, queue);
    });
  }

  /** Where every place is taken, whoever has the most of them gives the last one to somebody with fewer. */
  #makeRoomFor(queue: readonly Waiting[]): boolean {
    const queues = [...this.#queues.values()];
    if (queues.reduce((count, { length }) => count + length, 0) < this.#limits.waiting) return true;
    const longest = queues.toSorted((a, b) => b.length - a.length)[0];
    if (longest === undefined || longest.length <= queue.length + 1) return false;
    longest.pop()?.refuse(full());
    return true;
  }

  /** Hands the turn on, or gives it back. */
  #next(): void {
    const [sender, queue] = this.#queues.entries().next().value ?? [];
    const first = queue?.shift();
    if (sender === undefined || queue === undefined || first === undefined) {
      this.#busy -= 1;
      return;
    }
    this.#queues.delete(sender);
    if (queue.length > 0) this.#queues.set(sender, queue);
    first.begin();
  }
}

function full(): Problem {
  return new Problem("unavailable", { retryAfter: 10 });
}
