let running = false;

/** Whether the page's scripts have taken over what the server sent: from then on pages are made in the browser. */
export function scriptsAreRunning(): boolean {
  return running;
}

export function scriptsTookOver(): void {
  running = true;
}
