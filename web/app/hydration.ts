/** A route's `handle`. */
export interface PageHandle {
  /** `false`: the page needs no script, and is sent without any. */
  readonly hydrate?: boolean;
}

/** Whether a page takes scripts: unless one of its routes says that it needs none. In development, for hot reload. */
export function hydrates(handles: readonly unknown[]): boolean {
  return (
    import.meta.env.DEV || !handles.some((handle) => (handle as PageHandle | undefined)?.hydrate === false)
  );
}
