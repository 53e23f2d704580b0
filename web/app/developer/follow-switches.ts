/** Calls back when a developer switch changes, in any tab. Returns how to stop. */
export function followSwitches(changed: () => void): () => void {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}

/** Browsers notify other tabs of a change; this notifies the tab that made it. */
export function tellThisTab(): void {
  dispatchEvent(new Event("storage"));
}
