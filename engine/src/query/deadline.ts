import { DeadlineExceeded } from "../port.ts";

/** Of the task that this thread is at: there is one at a time. */
let deadline = Infinity;

/** Does something that stops with `DeadlineExceeded` when so many milliseconds have passed. */
export function within<T>(milliseconds: number, work: () => T): T {
  deadline = performance.now() + milliseconds;
  try {
    return work();
  } finally {
    deadline = Infinity;
  }
}

/** Called where loops can be left: between segments and clauses, when nothing that is kept is half done. */
export function keepDeadline(): void {
  if (performance.now() > deadline) throw new DeadlineExceeded();
}
