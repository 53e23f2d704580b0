/** Milliseconds to wait for an answer. */
const patience = 3000;

/**
 * Sends one request at a time. While it is waiting, only the latest new request is kept, and only an answer to the
 * latest is shown: answers never arrive out of order, and fast typing sends no more than the network carries.
 */
export function latestOnly<Asked, Answer>(
  ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>,
  show: (answer: Answer, asked: Asked) => void,
): { readonly ask: (asked: Asked) => void; readonly forget: () => void } {
  let latest: { readonly asked: Asked } | undefined;
  let isAsking = false;

  async function run(): Promise<void> {
    while (latest) {
      const current = latest;
      const answer = await ask(current.asked, AbortSignal.timeout(patience)).catch(() => undefined);
      if (current !== latest) continue;
      latest = undefined;
      if (answer !== undefined) show(answer, current.asked);
    }
    isAsking = false;
  }

  return {
    ask: (asked) => {
      latest = { asked };
      if (isAsking) return;
      isAsking = true;
      void run();
    },
    forget: () => {
      latest = undefined;
    },
  };
}
