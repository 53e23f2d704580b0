import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { isRefused } from "./requests.ts";
import type { Tally } from "./tally.ts";

const serviceRestart = 1012;

/** Reports an error in one frame after another, and reconnects when the socket is closed. */
export async function reportOn(
  url: string,
  nextName: () => string,
  options: { tally: Tally; signal: AbortSignal; pause: number; address: string },
): Promise<void> {
  const { tally, signal, pause, address } = options;
  while (!signal.aborted) {
    const socket = new WebSocket(`${url.replace("http", "ws")}/rest/websocket`, {
      headers: { origin: url, "x-forwarded-for": address },
    });
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    socket.on("error", () => undefined);
    const opened = await once(socket, "open").then(
      () => true,
      (error: unknown) => {
        if (isRefused(error)) tally.refused += 1;
        else tally.failures.push(`The websocket: ${String(error)}`);
        return false;
      },
    );
    if (opened) {
      let name = "";
      while (!signal.aborted && socket.readyState === WebSocket.OPEN) {
        name = nextName();
        if (!(await isAnswered(socket, name, closed, tally))) break;
        tally.acknowledged.add(name);
        name = "";
        await wait(Math.random() * pause);
      }
      if (!signal.aborted) noteEnd(await closed, name, tally);
    } else await wait(100);
    socket.terminate();
  }
}

function noteEnd(code: number, name: string, tally: Tally): void {
  if (code !== serviceRestart) tally.failures.push(`A websocket was closed with ${code}`);
  else if (name !== "") tally.crossed.add(name);
}

/** Whether the report was answered before the socket closed. */
async function isAnswered(
  socket: WebSocket,
  name: string,
  closed: Promise<number>,
  tally: Tally,
): Promise<boolean> {
  const answered = new Promise<{ status?: number }>((resolve) =>
    socket.once("message", (data: Buffer) => resolve(JSON.parse(data.toString()))),
  );
  const body = { error: name };
  socket.send(JSON.stringify({ kind: "request", id: name, method: "POST", url: "/rest/client-error", body }));
  const answer = await Promise.race([answered, closed]);
  if (typeof answer === "number") return false;
  tally.answered += 1;
  if (answer.status !== 201) tally.failures.push(`A frame was answered ${answer.status}`);
  return answer.status === 201;
}
