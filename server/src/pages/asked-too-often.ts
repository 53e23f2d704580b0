/**
 * A form that a limit refused is answered with 429 and `Retry-After`, as its call was, whatever its page answers to a
 * refusal. `wait` is in seconds; undefined if no limit refused a call.
 */
export function askedTooOften(response: Response, wait: number | undefined): Response {
  if (wait === undefined || !refused.includes(response.status)) return response;
  const headers = new Headers(response.headers);
  headers.set("retry-after", String(wait));
  return new Response(response.body, { status: 429, headers });
}

/** What pages answer to a refused form. */
const refused = [422, 429];
