import { callbackify } from "node:util";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import type { Logger } from "../../log.ts";
import { mostMailBytes } from "./keep.ts";
import { refusalOf, refuse } from "./refusals.ts";

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
      if (envelope.rcptTo.length >= mostRecipients) return done(refuse("tooManyRecipients"));
      done(accepts(address) ? null : refuse("noMailbox"));
    },
    onData(stream, { envelope }, done) {
      const addresses = new Set(envelope.rcptTo.map(({ address }) => address));
      const mostBytes = Math.min(mostMailBytes, ...[...addresses].map((address) => most(address)));
      collect(stream, mostBytes, (raw) => {
        if (!raw) return done(refuse("tooLarge"));
        const refusal = refusalOf(raw);
        if (refusal) return done(refuse(refusal));
        keepEach(addresses, raw, (error, isKept) => {
          if (error) log.error({ err: error }, "a mail that came in could not be kept");
          done(isKept ? null : refuse("tryAgain"));
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

/** Calls back with the mail once it is read to its end, or with undefined if it is too large. */
function collect(
  stream: SMTPServerDataStream,
  mostBytes: number,
  done: (raw: Buffer | undefined) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on("data", (chunk: Buffer) => {
    size += chunk.length;
    // The rest is read and dropped.
    if (size <= mostBytes) chunks.push(chunk);
  });
  stream.on("end", () => done(stream.sizeExceeded || size > mostBytes ? undefined : Buffer.concat(chunks)));
}
