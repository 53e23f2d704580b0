/** N-16: where somebody comes back from elsewhere, on the way to being signed in. */
export function isCallback(path: string): boolean {
  return path.includes("/callback/");
}
