import { readPostingSignals } from "@candor/contract/signals/routes";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { postingNamed } from "../jobs/queries.ts";
import { onBehalf, type SharedParts } from "../search/queries/on-behalf.ts";
import { signalsOf } from "./queries/posting.ts";
import { signalView } from "./views/signal.ts";

/** M-11: what seekers should know about a posting, imported or written here. */
export function signalRoutes(serving: Serving, shared: SharedParts): void {
  serve(serving, readPostingSignals, anyone, async ({ params, request }) => {
    const row = await postingNamed(shared.database.read, params.id);
    if (!row) throw new Problem("job-not-found");
    const { signals, compared } = await onBehalf(shared, request, (parts) => signalsOf(parts, row));
    return { signals: signals.map((signal) => signalView(signal, row)), compared };
  });
}
