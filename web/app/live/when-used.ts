/** Milliseconds after which a page that nobody has touched counts as used. */
const patience = 5000;

/** Acts at the first interaction, or a while later: what can wait must not slow the page's start. Returns how to stop it. */
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
