import type { Tokens } from "../../app/session/machine.ts";
import { startOfTime } from "../wire/fake-clock.ts";

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** As the server would make them, except for the signature. Times are milliseconds from the start of time. */
export function tokens(
  subject: string,
  { issued = 0, expires = 14 * day, tmp }: { issued?: number; expires?: number; tmp?: true } = {},
): Tokens {
  const [iat, exp] = [issued, expires].map((time) => (startOfTime + time) / 1000);
  const payload = Buffer.from(JSON.stringify({ sub: subject, iat, exp, tmp })).toString("base64url");
  return { jwt: `h.${payload}.s`, downloadToken: `download-${subject}` };
}
