/** A route's `handle`. */
export interface PageHandle {
  /** `false`: the page needs no script, and is sent without any. */
  readonly hydrate?: boolean;
}

/** Whether a page takes scripts: it does unless one of its routes says that it needs none. */
export function hydrates(handles: readonly unknown[]): boolean {
  return !handles.some((handle) => (handle as PageHandle | undefined)?.hydrate === false);
}
