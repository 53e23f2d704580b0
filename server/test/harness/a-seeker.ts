import type { SessionScope } from "../../src/features/session/gate/scopes.ts";
import { Problem } from "../../src/platform/http/problem.ts";
import { withResume } from "./a-resume.ts";
import type { TestApp } from "./app.ts";

/** Somebody with a resume, for tests that run commands without HTTP. */
export async function aSeeker({ parts }: TestApp, email: string): Promise<SessionScope> {
  const now = parts.clock.now();
  const { id } = await parts.database.write((writer) =>
    writer
      .insertInto("account")
      .values({
        email,
        email_proved_at: now,
        display_name: null,
        first_name: null,
        last_name: null,
        administrator: 0,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  await withResume(parts, id);
  return { accountId: id } as SessionScope;
}

/** Passes over the refusal of a command because the application has already ended. */
export function onlyFinal(error: unknown): void {
  if (!(error instanceof Problem) || error.code !== "application-final") throw error;
}
