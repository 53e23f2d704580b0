import { createSocket } from "node:dgram";

/** A name server on this machine that knows only these TXT records. */
export async function openNameServer(records: Readonly<Record<string, readonly string[]>>) {
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    const { name, end } = nameIn(question);
    const texts = records[name] ?? [];
    const head = Buffer.from(question.subarray(0, 12));
    // An answer, or "no such name" if there is none.
    head.writeUInt16BE(texts.length > 0 ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(texts.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, question.subarray(12, end), ...texts.map(recordOf)]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return { server: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

/** The name in a question, and where the question ends. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString("latin1"));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 };
}

/** TXT, in strings of 255 bytes at most (RFC 1035, section 3.3). */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const strings: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    strings.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(strings);
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
