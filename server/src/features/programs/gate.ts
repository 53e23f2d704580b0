import type { KeyScope } from "@candor/contract/programs/key-scopes";
import { keyCalls } from "@candor/contract/rate-limits";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { minute } from "../../platform/durations.ts";
import { Problem } from "../../platform/http/problem.ts";
import { callCounter } from "../../platform/http/rate-limits.ts";
import type { Gated } from "../../platform/http/serve.ts";
import { fromJson } from "../../platform/json-text.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { admit } from "../session/gate/roles.ts";
import { callerOf } from "../session/gate/tokens.ts";
import { liveKey } from "./queries/keys.ts";
import { hashOf, keyIn } from "./rules/keys.ts";

declare const programmed: unique symbol;

/** Proof of a program with a valid key, for what one permission names; created only here. */
export interface ProgramScope {
  readonly organizationId: number;
  readonly [programmed]: true;
}

interface KeyParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Takes an API key. Each call counts against its key, wherever it comes from. A session's token opens nothing. */
export function programGate(parts: KeyParts, gates: GateParts) {
  const count = callCounter(parts.clock, keyCalls);
  return (permission: KeyScope) =>
    async (request: Pick<FastifyRequest, "headers">, route: Gated<"program">): Promise<ProgramScope> => {
      const key = keyIn(request.headers.authorization);
      if (key === undefined) admit(route, await callerOf(gates, request));
      const row = key && (await liveKey(parts.database.read, hashOf(key)));
      if (!row) throw new Problem("unauthorized");
      count(String(row.id));
      if (!fromJson(row.scopes_json).includes(permission)) throw new Problem("forbidden");
      await noteUse(parts, row);
      return { organizationId: row.organization_id } as ProgramScope;
    };
}

/** To the minute, so that a busy program doesn't cause a write at each call. */
async function noteUse({ database, clock }: KeyParts, key: { id: number; used_at: number | null }) {
  const now = clock.now();
  if (key.used_at !== null && now - key.used_at < minute) return;
  await database.write((writer) =>
    writer.updateTable("api_key").set({ used_at: now }).where("id", "=", key.id).execute(),
  );
}
