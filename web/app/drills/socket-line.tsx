import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import type { Cancel } from "../wire/clock.ts";
import { useDates } from "../wording/use-dates.ts";

interface Connected {
  /** When it last connected. */
  readonly at: string;
  readonly times: number;
  readonly now: boolean;
}

/** The page's own socket, as it connects and is lost. Shown with scripts only. */
export function SocketLine() {
  const [connected, setConnected] = useState<Connected>();
  const { clockText } = useDates();
  useEffect(() => {
    const following = followSocket((now) =>
      setConnected((before) =>
        now
          ? { at: new Date().toISOString(), times: (before?.times ?? 0) + 1, now }
          : before && { ...before, now },
      ),
    );
    return () => void following.then((stop) => stop());
  }, []);
  if (!connected) return null;
  const { at, times, now } = connected;
  return (
    <p className="drill-words" role="status">
      {now ? message("drills.socketConnected", { time: clockText(at), times }) : message("drills.socketLost")}
    </p>
  );
}

/** Opens the socket, and tells whether it is connected whenever that changes. Resolves to how to stop. */
async function followSocket(tell: (connected: boolean) => void): Promise<Cancel> {
  try {
    const { openWire } = await import("../live/wire.ts");
    const own = await (await openWire()).socket.loaded();
    if (own.connected) tell(true);
    const stop = own.watch(({ kind }) => {
      if (kind === "opened" || kind === "closed") tell(kind === "opened");
    });
    own.open();
    return stop;
  } catch {
    // Without an API there is no socket, and the page says so itself.
    return () => undefined;
  }
}
