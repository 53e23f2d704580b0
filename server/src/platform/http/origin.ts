/** This instance's address. Never taken from a request: `X-Forwarded-*` doesn't count, and `Host` only in `urlAt`. */
export interface Origin {
  /** No trailing slash. */
  url(): string;
  /** For a browser that asked this `Host`: without a configured address, any loopback name stays the one it is at. */
  urlAt(host: string | undefined): string;
  secure(): boolean;
  /** Whether a page of this origin is ours. */
  accepts(origin: string | undefined): boolean;
  /** Sets the port the server listens on; used only without a configured public address. */
  listensOn(port: number): void;
}

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/** The configured public address, otherwise the loopback addresses of the port we listen on. */
export function publicOrigin(publicUrl: string | undefined): Origin {
  let local = ["http://localhost"];
  const configured = publicUrl && [new URL(publicUrl).origin];
  const urls = () => configured || local;
  const url = (): string => publicUrl ?? (local[0] as string);
  return {
    url,
    urlAt: (host) => (publicUrl ? undefined : local.find((one) => one === `http://${host}`)) ?? url(),
    secure: () => urls()[0]?.startsWith("https:") === true,
    accepts: (origin) => origin !== undefined && urls().includes(origin),
    listensOn: (port) => {
      local = loopbackNames.map((name) => `http://${name}:${port}`);
    },
  };
}
