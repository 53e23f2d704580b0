import { setTimeout as wait } from "node:timers/promises";
import { Connection } from "../http/connection.ts";

/** One answer, and how many milliseconds it took. */
export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  /** Since the senders began. */
  readonly at: number;
}

/** Texts of requests in turn, a different one for each number. */
export type Texts = (number: number) => string;

interface Sending {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly texts: Texts;
}

/** Sends as fast as answers arrive. */
export async function sendAll({ url, connections, seconds, texts }: Sending): Promise<Answer[]> {
  const answers: Answer[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let number = 0;
  const sender = async () => {
    let connection = await Connection.open(url);
    while (performance.now() < end) {
      answers.push(await ask(connection, texts(number++), start));
      if (!connection.isOpen) connection = await Connection.open(url);
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  return answers;
}

/**
 * Sends at a steady rate per second, whether or not earlier requests are answered. Requests without a free connection
 * wait; `fromDue` counts that time too, as a person who waits for an answer does.
 */
export async function sendAt(rate: number, sending: Sending, fromDue: boolean): Promise<Answer[]> {
  const { url, connections, seconds, texts } = sending;
  const free = await Promise.all(Array.from({ length: connections }, () => Connection.open(url)));
  const answers: Answer[] = [];
  const asked: Promise<void>[] = [];
  const start = performance.now();
  const count = Math.floor(rate * seconds);
  for (let sent = 0; sent < count && performance.now() < start + 2000 * seconds; ) {
    const due = start + (sent / rate) * 1000;
    const connection = performance.now() < due ? undefined : free.pop();
    if (!connection) {
      await wait(1);
      continue;
    }
    const text = texts(sent++);
    const send = async () => {
      answers.push(await ask(connection, text, start, fromDue ? due : undefined));
      free.push(connection.isOpen ? connection : await Connection.open(url));
    };
    asked.push(send());
  }
  await Promise.all(asked);
  return answers;
}

function ask(
  connection: Connection,
  text: string,
  start: number,
  since = performance.now(),
): Promise<Answer> {
  return new Promise((resolve) => {
    connection.ask(text, (status) => {
      const now = performance.now();
      resolve({ status, milliseconds: now - since, at: now - start });
    });
  });
}
