/** A request that is sent over and over. */
export interface Request {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly body?: unknown;
  /** What a form sends. A redirect means success. */
  readonly form?: string;
  /** The browser's cookie. Absent means none. */
  readonly cookie?: string;
  readonly authorization?: string;
  /** The sender that a proxy on this machine names: limits count by address. */
  readonly address?: string;
}

/** What a request sends in addition to its path. */
export function sendingOf({ body, form, cookie, authorization, address }: Request) {
  const json = body === undefined ? undefined : { type: "application/json", text: JSON.stringify(body) };
  const typed = form === undefined ? undefined : { type: "application/x-www-form-urlencoded", text: form };
  const content = json ?? typed;
  const headers: Record<string, string> = {
    ...(content && { "content-type": content.type }),
    ...(cookie !== undefined && { cookie }),
    ...(authorization !== undefined && { authorization }),
    ...(address !== undefined && { "x-forwarded-for": address }),
  };
  return { headers, text: content?.text };
}
