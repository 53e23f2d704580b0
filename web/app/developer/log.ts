import { type Span, spansOf } from "@candor/contract/debug";
import type { SocketEvent } from "../wire/socket.ts";
import type { WireAnswer } from "../wire/transport.ts";

/** One thing the server told a developer: a message, or how long a call's parts took. */
export interface LogEntry {
  readonly number: number;
  readonly title: string;
  /** The first one spans the whole call. */
  readonly spans: readonly Span[];
}

const most = 50;

let entries: readonly LogEntry[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** What the developer panel shows: newest first. */
export const developerLog = {
  current: () => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** W-02: picks the socket's frames for developers. */
export function noteFrame(event: SocketEvent): void {
  if (event.kind === "debug") note(event.text, []);
  else if (event.kind === "waterfall") note(event.spans[0]?.name ?? "", event.spans);
}

/** C-04: the times in an answer over HTTP. On a socket they arrive as frames of their own. */
export function noteTimes(call: string, answer: WireAnswer | undefined): void {
  const parts = spansOf(answer?.headers["server-timing"]);
  if (parts.length === 0) return;
  // Time within another part is counted there.
  const inner = ["index", "records"];
  const outer = parts.filter(({ name }) => !inner.includes(name));
  const milliseconds = outer.reduce((sum, span) => sum + span.milliseconds, 0);
  note(call, [{ name: call, milliseconds }, ...parts]);
}

function note(title: string, spans: readonly Span[]): void {
  last += 1;
  entries = [{ number: last, title, spans }, ...entries].slice(0, most);
  for (const listener of listeners) listener();
}
