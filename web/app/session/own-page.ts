/** Whether a path of ours leads to a page that needs a session, so that nobody stays on it who signs out (S-13). */
export function isOwnPage(path: string): boolean {
  return /^\/(?:settings|organization|admin)(?:[/?#]|$)/.test(path);
}
