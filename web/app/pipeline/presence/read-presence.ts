import type { PageContext } from "@candor/contract/pages";
import { listPresence } from "@candor/contract/pipeline/routes";
import type { Presence } from "@candor/contract/pipeline/shapes";

/** Who looks at which application. A page works without it if it can't be read. */
export async function readPresence(call: PageContext["call"]): Promise<Presence> {
  const found = await call(listPresence, {});
  return found.ok ? found.answer : { looking: [] };
}
