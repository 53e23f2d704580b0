/** Milliseconds after which an untouched page counts as used. */
const patience = 5000;

/** Runs at the first interaction or a while later, so as not to slow the page's start. Returns how to cancel it. */
export function whenUsed(act: () => void): () => void {
  const used = new AbortController();
  const options = { signal: used.signal, capture: true, passive: true };
  const once = () => {
    if (used.signal.aborted) return;
    used.abort();
    act();
  };
  for (const touch of ["pointermove", "pointerdown", "keydown", "scroll"])
    addEventListener(touch, once, options);
  setTimeout(once, patience);
  return () => used.abort();
}
