/** N-16: where somebody returns from a provider while signing in. */
export function isCallback(path: string): boolean {
  return path.includes("/callback/");
}
