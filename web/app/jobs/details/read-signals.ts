import type { Call } from "@candor/contract/client";
import { readPostingSignals } from "@candor/contract/signals/routes";
import type { PostingSignal } from "@candor/contract/signals/shapes";

/** M-11: what an applicant should look at twice; nothing if it can't be read, since that keeps nobody from applying. */
export async function signalsOn(call: Call, id: string): Promise<readonly PostingSignal[]> {
  const found = await call(readPostingSignals, { params: { id } });
  return found.ok ? found.answer.signals : [];
}
