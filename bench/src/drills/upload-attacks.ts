import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { anEndlessDocument } from "./documents.ts";
import { send } from "./upload-callers.ts";

export interface Attack {
  /** How often somebody was refused or cut off. */
  readonly refused: () => number;
  /** Stops, and resolves when nothing of the attack is left. */
  readonly stop: () => Promise<void>;
}

const doors = ["/rest/apply-drafts/1/resume", "/apply/a/1/resume"];
const mebibyte = 1024 * 1024;
const announced = 10 * mebibyte;
const block = Buffer.alloc(mebibyte, "x");

/** As many connections as there are at once, and at most twice as many in all. */
const slow = { senders: 12, each: 5, first: 9, tricklesEach: 1000, trickle: 4000 };

/** Files that never quite end, sent through both doors: 540 MB if the server held all of it. */
export function slowUploads(url: string, draft: string): Attack {
  const sockets = new Set<Socket>();
  let refused = 0;
  let stopped = false;
  const begin = (number: number, again: boolean): void => {
    if (stopped) return;
    const sender = `203.0.113.${number % slow.senders}`;
    const socket = beginUpload(url, { draft, sender, door: doors[number % doors.length]! });
    const trickling = setInterval(() => socket.write(block.subarray(0, slow.trickle)), slow.tricklesEach);
    sockets.add(socket);
    socket.once("close", () => {
      clearInterval(trickling);
      sockets.delete(socket);
      if (stopped) return;
      refused += 1;
      if (again) setTimeout(begin, 1000, number, false);
    });
  };
  for (let number = 0; number < slow.senders * slow.each; number++) begin(number, true);
  return {
    refused: () => refused,
    async stop() {
      stopped = true;
      for (const socket of sockets) socket.destroy();
      await wait(1000);
    },
  };
}

function beginUpload(url: string, upload: { draft: string; sender: string; door: string }): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // Being refused is the point; the close that follows is counted.
  socket.on("error", () => undefined).resume();
  socket.write(
    [
      `POST ${upload.door} HTTP/1.1`,
      "Host: candor",
      `X-Forwarded-For: ${upload.sender}`,
      `Candor-Draft: ${upload.draft}`,
      "Content-Type: multipart/form-data; boundary=b",
      `Content-Length: ${announced}`,
      "",
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
    ].join("\r\n"),
  );
  for (let sent = 0; sent < slow.first; sent++) socket.write(block);
  return socket;
}

const costlySenders = 24;

/** One connection from each sender, with one document after another that takes as long to read as the limit allows. */
export function costlyDocuments(url: string, draft: string): Attack {
  const document = anEndlessDocument();
  const abort = new AbortController();
  let refused = 0;
  const attack = async (number: number): Promise<void> => {
    while (!abort.signal.aborted) {
      const sender = `198.51.100.${number}`;
      const status = await send(url, { draft, sender, document, signal: abort.signal }).catch(() => 0);
      if (status === 503) refused += 1;
      await wait(1000);
    }
  };
  const attackers = Array.from({ length: costlySenders }, (_, number) => attack(number));
  return {
    refused: () => refused,
    async stop() {
      abort.abort();
      await Promise.all(attackers);
    },
  };
}
