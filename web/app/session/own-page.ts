/** Whether one of our paths leads to a page that needs a session, so that nobody who signs out stays on it (S-13). */
export function isOwnPage(path: string): boolean {
  return /^\/(?:settings|organization|admin)(?:[/?#]|$)/.test(path);
}
