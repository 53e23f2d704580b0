/** Where this instance is. Never what a request says of itself: `Host` and `X-Forwarded-*` do not count. */
export interface Origin {
  /** Without a slash at its end. */
  url(): string;
  secure(): boolean;
  /** Whether a page of this origin is ours. */
  accepts(origin: string | undefined): boolean;
  /** Tells where the server came to listen; counts only where no public address is configured. */
  listensOn(port: number): void;
}

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/** The configured public address, or else the loopback addresses of the port that is listened on. */
export function publicOrigin(publicUrl: string | undefined): Origin {
  let local = ["http://localhost"];
  const urls = () => (publicUrl ? [new URL(publicUrl).origin] : local);
  return {
    url: () => publicUrl ?? (local[0] as string),
    secure: () => urls()[0]?.startsWith("https:") === true,
    accepts: (origin) => origin !== undefined && urls().includes(origin),
    listensOn: (port) => {
      local = loopbackNames.map((name) => `http://${name}:${port}`);
    },
  };
}
