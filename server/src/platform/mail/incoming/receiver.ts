import { callbackify } from "node:util";
import { SMTPServer } from "smtp-server";
import type { Logger } from "../../log.ts";
import { mostMailBytes } from "./keep.ts";

interface Receiving {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly log: Logger;
  /** Whether one of our mailboxes has this address. */
  readonly accepts: (address: string) => boolean;
  /** How large a mail to this address may be, in bytes. */
  readonly most: (address: string) => number;
  /** Resolves once the mail is on disk, or to false if it should be sent again later. */
  readonly take: (address: string, raw: Buffer) => Promise<boolean>;
}

export interface MailReceiver {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A mail with more hops than this is going in circles (RFC 5321, section 6.3, asks for at least 100). */
const mostHops = 100;
/** More than the largest mail has in base64. Reading one takes time with each line, during which nothing is answered. */
const mostLines = 150_000;
const mostRecipients = 10;
const mostConnections = 50;

/** Takes mail by SMTP for our own mailboxes, and relays none. It never answers a mail, so nothing goes in circles. */
export async function receiveMail({
  port,
  host,
  log,
  accepts,
  most,
  take,
}: Receiving): Promise<MailReceiver> {
  const keepEach = callbackify(async (addresses: ReadonlySet<string>, raw: Buffer) => {
    for (const address of addresses) if (!(await take(address, raw))) return false;
    return true;
  });
  const server = new SMTPServer({
    banner: "Candor",
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: mostMailBytes,
    maxClients: mostConnections,
    socketTimeout: 60_000,
    closeTimeout: 2000,
    onRcptTo({ address }, { envelope }, done) {
      if (envelope.rcptTo.length >= mostRecipients) return done(refusal(452, "Too many recipients"));
      done(accepts(address) ? null : refusal(550, "No such mailbox"));
    },
    onData(stream, { envelope }, done) {
      const mostBytes = Math.min(mostMailBytes, ...envelope.rcptTo.map(({ address }) => most(address)));
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length;
        // The rest is read and dropped.
        if (size <= mostBytes) chunks.push(chunk);
      });
      stream.on("end", () => {
        if (stream.sizeExceeded || size > mostBytes) return done(refusal(552, "The mail is too large"));
        const raw = Buffer.concat(chunks);
        if (hops(raw) > mostHops) return done(refusal(554, "The mail goes in circles"));
        if (lines(raw) > mostLines) return done(refusal(552, "The mail has too many lines"));
        keepEach(new Set(envelope.rcptTo.map(({ address }) => address)), raw, (error, isKept) => {
          if (error) log.error({ err: error }, "a mail that came in could not be kept");
          done(isKept ? null : refusal(451, "Try again later"));
        });
      });
    },
  });
  server.on("error", (error) => log.warn({ err: error }, "a connection that brings mail failed"));
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

function lines(raw: Buffer): number {
  let count = 1;
  for (let at = raw.indexOf("\n"); at >= 0; at = raw.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** Counts only in the header, because a report returns another mail's. */
function hops(raw: Buffer): number {
  const end = raw.indexOf("\r\n\r\n");
  const header = raw.subarray(0, end < 0 ? raw.length : end).toString("latin1");
  return header.match(/^received:/gim)?.length ?? 0;
}
