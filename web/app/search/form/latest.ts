/** Milliseconds after which an answer is no longer waited for. */
const patience = 3000;

/**
 * Asks one thing at a time. Of what comes while an answer is awaited only the latest is asked, and only an answer to the
 * latest is shown: answers are never out of order, and fast typing asks no more than the line carries.
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
