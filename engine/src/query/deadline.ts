import { DeadlineExceeded } from "../port.ts";

/** The deadline of this thread's task; there is only one at a time. */
let deadline = Infinity;

/** Runs something that stops with `DeadlineExceeded` after this many milliseconds. */
export function within<T>(milliseconds: number, work: () => T): T {
  deadline = performance.now() + milliseconds;
  try {
    return work();
  } finally {
    deadline = Infinity;
  }
}

/** Called at safe points: between segments and clauses, where no kept state is half updated. */
export function keepDeadline(): void {
  if (performance.now() > deadline) throw new DeadlineExceeded();
}
