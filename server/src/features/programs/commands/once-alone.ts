import type { Writer } from "../../../platform/database/database.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";

/**
 * Makes something that has a secret, once per key. Only its number is stored: the secret is in the first answer alone,
 * so a repeated call is refused.
 */
export async function onceAlone(
  writer: Writer,
  repeat: Repeat | undefined,
  now: number,
  make: () => Promise<number>,
): Promise<number> {
  let made: number | undefined;
  await once(writer, repeat, now, async () => {
    made = await make();
    return { id: String(made) };
  });
  if (made === undefined) throw new Problem("secret-shown");
  return made;
}
