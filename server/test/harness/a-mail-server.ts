import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** What the server does with a mail: accepts it, asks for a retry later, or hangs up before or after accepting it. */
export type Behavior = "take" | "later" | "hang up before" | "hang up after" | "slow";

export interface MailServer {
  readonly port: number;
  /** The Message-ID of each accepted mail, in order; twice for one that was accepted twice. */
  readonly taken: string[];
  /** Those of them whose sender never heard that they were accepted. */
  readonly unheard: Set<string>;
  close(): Promise<void>;
}

/** A real SMTP server that behaves as told, mail by mail. Port 0 picks a free one. */
export async function aMailServer(behave: () => Behavior, port = 0): Promise<MailServer> {
  const taken: string[] = [];
  const unheard = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        const id = /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? "";
        const how = behave();
        if (how === "later") return done(Object.assign(new Error("Later"), { responseCode: 451 }));
        if (how === "hang up before") return hangUp(session.remotePort);
        taken.push(id);
        if (how === "slow") return void setTimeout(done, 20);
        if (how === "take") return done();
        unheard.add(id);
        hangUp(session.remotePort);
      });
    },
  });
  const hangUp = (remotePort: number) => {
    const connections = [
      ...(server.connections as Set<{ _socket: { remotePort: number; destroy(): void } }>),
    ];
    for (const { _socket: socket } of connections) if (socket.remotePort === remotePort) socket.destroy();
  };
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    unheard,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
