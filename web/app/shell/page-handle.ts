/** N-05: a route's `handle`: what the frame around its pages needs to know. */
export interface PageHandle {
  /** `false`: the page needs no scripts and is sent without any. */
  readonly hydrate?: boolean;
  /** The page has a single purpose: the header has no logo linking away from it. */
  readonly hideLogo?: boolean;
  /** A step of enrolling in consulting: the number of finished parts, which the header shows. */
  readonly consultingProgress?: 0 | 1 | 2;
  /** The item of the top navigation to mark as current. */
  readonly section?: Section;
  /** There is no page at this address. */
  readonly missing?: boolean;
  /** Strangers are redirected to `/login` and back: the page's loader and action call `requireSession` first. */
  readonly requiresAuth?: boolean;
  /** The same, and for anybody but administrators the page doesn't exist (404). */
  readonly requiresAdmin?: boolean;
  /** In production there is no such page. */
  readonly outsideProduction?: boolean;
}

/** The handle of an address without a page. */
export const noPage: PageHandle = { hydrate: false, missing: true };

export type Section = "applications" | "consulting" | "jobs" | "news";

/** Whether a page gets scripts: yes, unless one of its routes needs none. In development always, for hot reload. */
export function hydrates(handles: readonly unknown[]): boolean {
  return import.meta.env.DEV || !handles.some((handle) => handleOf(handle).hydrate === false);
}

/** The page's value of one property; its own route overrides those around it. */
export function lastOf<Name extends "section" | "consultingProgress">(
  handles: readonly unknown[],
  name: Name,
): PageHandle[Name] | undefined {
  return handles.map((handle) => handleOf(handle)[name]).findLast((value) => value !== undefined);
}

/** Whether one of a page's routes hides the product's name in the header. */
export function hidesLogo(handles: readonly unknown[]): boolean {
  return handles.some((handle) => handleOf(handle).hideLogo === true);
}

/** Whether one of a page's routes is for people who are signed in, so that nobody who signs out stays on it (S-13). */
export function isOwnPage(handles: readonly unknown[]): boolean {
  return handles.map(handleOf).some(({ requiresAuth, requiresAdmin }) => requiresAuth || requiresAdmin);
}

export function isMissing(handles: readonly unknown[]): boolean {
  return handles.some((handle) => handleOf(handle).missing === true);
}

/** Whether a route's page exists outside production only. */
export function isOutsideProduction(handle: unknown): boolean {
  return handleOf(handle).outsideProduction === true;
}

function handleOf(handle: unknown): PageHandle {
  return handle ?? {};
}
