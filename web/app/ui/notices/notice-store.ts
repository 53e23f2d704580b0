export type Tone = "information" | "success" | "warning" | "error";

export interface Notice {
  /** The key of its text, if the server sent it. */
  readonly key?: string;
  readonly title?: string;
  readonly text: string;
  readonly tone?: Tone;
  /** Milliseconds before it disappears; `null`: it stays until dismissed. */
  readonly timeout?: number | null;
  readonly action?: { readonly label: string; readonly href: string };
}

interface ShownNotice extends Notice {
  readonly id: number;
}

const none: readonly ShownNotice[] = [];
let shown = none;
let lastId = 0;
const listeners = new Set<() => void>();

/** The current notices on this page in this browser. The server never shows any: it has one store for everybody. */
export const notices = {
  /** Returns a function that removes it. */
  show: (notice: Notice): (() => void) => {
    lastId += 1;
    const id = lastId;
    change([...shown, { ...notice, id }]);
    return () => notices.dismiss(id);
  },
  dismiss: (id: number) => change(shown.filter((notice) => notice.id !== id)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
  onServer: () => none,
};

function change(next: readonly ShownNotice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
