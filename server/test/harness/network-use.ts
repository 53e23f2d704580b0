import dns from "node:dns";
import { Resolver } from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { isIP, Socket, type SocketConnectOpts } from "node:net";
import { vi } from "vitest";

/** Notes each other machine that this process looks up or connects to, until it is told to stop. No name is found. */
export function watchNetwork(): { used(): readonly string[]; stop(): void } {
  const connect = vi.spyOn(Socket.prototype, "connect");
  const looked: string[] = [];
  const original = dns.lookup;
  const lookup = vi.spyOn(dns, "lookup").mockImplementation((name: string, ...others: unknown[]) => {
    if (isHere(name)) {
      Reflect.apply(original, dns, [name, ...others]);
      return;
    }
    looked.push(name);
    const answer = others.at(-1) as (error: Error) => void;
    process.nextTick(answer, unknownName());
  });
  const resolve = vi.spyOn(Resolver.prototype, "resolve4").mockImplementation(async (name: string) => {
    looked.push(name);
    throw unknownName();
  });
  const resolve6 = vi.spyOn(Resolver.prototype, "resolve6").mockRejectedValue(unknownName());
  syncBuiltinESMExports();
  return {
    used: () => [...looked, ...connect.mock.calls.map(hostOf).filter((host) => !isHere(host))],
    stop() {
      connect.mockRestore();
      lookup.mockRestore();
      resolve.mockRestore();
      resolve6.mockRestore();
      syncBuiltinESMExports();
    },
  };
}

/** Node calls it with its own array of options and callback; others with options, a path, or a port and a host. */
function hostOf([first, second]: readonly unknown[]): string {
  const options = (Array.isArray(first) ? first[0] : first) as SocketConnectOpts | number | string;
  if (typeof options === "string") return "localhost";
  if (typeof options === "number") return typeof second === "string" ? second : "localhost";
  return "host" in options ? (options.host ?? "localhost") : "localhost";
}

function isHere(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function unknownName(): Error {
  return Object.assign(new Error("There is no such name."), { code: "ENOTFOUND" });
}
