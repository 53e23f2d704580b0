/** N-05: a route's `handle`, what is said of its pages. */
export interface PageHandle {
  /** `false`: the page needs no script, and is sent without any. */
  readonly hydrate?: boolean;
  /** The page is of one thing, and its header leads nowhere else by our name. */
  readonly hideLogo?: boolean;
  /** Of the top navigation, whose place a page below it shows. */
  readonly section?: Section;
  /** Strangers are led to `/login` and back: the page's loader and action call `requireSession` first. */
  readonly requiresAuth?: boolean;
  /** The same, and there is no such page (404) for anybody but administrators. */
  readonly requiresAdmin?: boolean;
}

export type Section = "applications" | "jobs" | "news";

/** Whether a page takes scripts: unless one of its routes says that it needs none. In development, for hot reload. */
export function hydrates(handles: readonly unknown[]): boolean {
  return import.meta.env.DEV || !handles.some((handle) => handleOf(handle).hydrate === false);
}

/** Where a page belongs: its own route has the last word. */
export function sectionOf(handles: readonly unknown[]): Section | undefined {
  return handles.map((handle) => handleOf(handle).section).findLast((section) => section !== undefined);
}

/** Whether one of a page's routes does without the product's name in the header. */
export function hidesLogo(handles: readonly unknown[]): boolean {
  return handles.some((handle) => handleOf(handle).hideLogo === true);
}

function handleOf(handle: unknown): PageHandle {
  return handle ?? {};
}
