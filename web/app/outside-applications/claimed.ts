/** What came of the sent claims. */
export interface Claimed {
  readonly claimed: number;
  readonly total: number;
}

/** a dialog says what was claimed, but interrupts nobody in an interview. */
export function isTold({ claimed }: Claimed, pathname: string): boolean {
  return claimed > 0 && !/^\/interview(-test)?\//.test(pathname);
}
