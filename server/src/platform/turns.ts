import { Problem } from "./http/problem.ts";

export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** How many of the waiting turns one sender may have. */
  readonly ofOneSender: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (problem: Problem) => void;
}

interface Queue {
  readonly waiting: Waiting[];
  hasHadTurn: boolean;
}

/**
 * Turns at a scarce resource. Senders rotate, no matter how many turns each waits for. Every other turn goes to the
 * newest sender: after a sudden crowd, the front of the queue would belong to the crowd for a long time.
 */
export class Turns {
  readonly #limits: TurnLimits;
  /** In the order of the senders' next turns. */
  readonly #queues = new Map<string, Queue>();
  #busy = 0;
  #turns = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Rejects at once with `unavailable` if too many wait. */
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
    const queue = this.#queues.get(sender) ?? { waiting: [], hasHadTurn: false };
    const { length } = queue.waiting;
    if (length >= this.#limits.ofOneSender || !this.#makeRoom(length)) throw full();
    await new Promise<void>((begin, refuse) => {
      queue.waiting.push({ begin, refuse });
      this.#queues.set(sender, queue);
    });
  }

  /** If every place is taken, the sender with the most places gives up their last to a sender with fewer. */
  #makeRoom(own: number): boolean {
    const queues = [...this.#queues.values()].map(({ waiting }) => waiting);
    if (queues.reduce((count, { length }) => count + length, 0) < this.#limits.waiting) return true;
    const longest = queues.toSorted((a, b) => b.length - a.length)[0];
    if (longest === undefined || longest.length <= own + 1) return false;
    longest.pop()?.refuse(full());
    return true;
  }

  /** Passes the turn on, or frees it. */
  #next(): void {
    const [sender, queue] = this.#nextQueue() ?? [];
    const first = queue?.waiting.shift();
    if (sender === undefined || queue === undefined || first === undefined) {
      this.#busy -= 1;
      return;
    }
    queue.hasHadTurn = true;
    this.#queues.delete(sender);
    if (queue.waiting.length > 0) this.#queues.set(sender, queue);
    first.begin();
  }

  #nextQueue(): [string, Queue] | undefined {
    const queues = [...this.#queues];
    const newest = queues.findLast(([, { hasHadTurn }]) => !hasHadTurn);
    this.#turns += 1;
    return this.#turns % 2 === 0 ? (newest ?? queues[0]) : queues[0];
  }
}

function full(): Problem {
  return new Problem("unavailable", { retryAfter: 10, shed: true });
}
