let running = false;

/** Whether the page's scripts have taken over what the server sent: from then on pages are made in the browser. */
export function scriptsAreRunning(): boolean {
  return running;
}

/** The mark tells whoever measures a page from when on it answers to its scripts. */
export function scriptsTookOver(): void {
  running = true;
  performance.mark(interactive);
}

const interactive = "candor-interactive";
