/** Calls back when a developer's switch changes, in whichever tab. Returns how to stop. */
export function followSwitches(changed: () => void): () => void {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}

/** Browsers tell other tabs of a change; this tells the tab that made it. */
export function tellThisTab(): void {
  dispatchEvent(new Event("storage"));
}
