let running = false;

/** Whether the page's scripts have taken over what the server sent: from then on pages are made in the browser. */
export function scriptsAreRunning(): boolean {
  return running;
}

/** Marks when the page's scripts took over, for those who measure pages. */
export function scriptsTookOver(): void {
  running = true;
  performance.mark(interactive);
}

const interactive = "candor-interactive";
