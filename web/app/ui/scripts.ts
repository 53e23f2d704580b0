let running = false;

/** Whether the page's scripts have taken over: from then on pages are rendered in the browser. */
export function scriptsAreRunning(): boolean {
  return running;
}

/** Marks when the page's scripts took over, for page measurements. */
export function scriptsTookOver(): void {
  running = true;
  performance.mark(interactive);
}

const interactive = "candor-interactive";
