import { readResume, settleReading } from "@candor/contract/resumes/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { profileRows } from "../../profiles/queries.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { type ResumeParts, settle } from "../commands.ts";
import { ownResume, settledOf } from "../queries.ts";
import { readingView } from "../views.ts";

/** M-05. */
export function readingRoutes(serving: Serving, parts: ResumeParts, gates: GateParts): void {
  const { read } = gates;
  const session = sessionGate(gates);

  async function readingOf(scope: SessionScope, id: string) {
    const number = idOf(id);
    if (number === undefined) throw new Problem("not-found");
    const [row, settled] = await Promise.all([
      ownResume(read, scope, number),
      settledOf(read, scope, number),
    ]);
    if (!row || !settled) throw new Problem("not-found");
    return { id: number, reading: readingView(row, await profileRows(read, scope), settled) };
  }

  serve(
    serving,
    readResume,
    session,
    async ({ scope, params }) => (await readingOf(scope, params.id)).reading,
  );

  serve(serving, settleReading, session, async ({ scope, params, body }) => {
    const { id, reading } = await readingOf(scope, params.id);
    const { personal, experience, skills } = reading;
    const values = [...Object.values(personal), ...experience, ...skills].filter(
      (value) => value !== undefined,
    );
    await settle(parts, scope, id, body.keys, new Set(values.map(({ key }) => key)));
  });
}
