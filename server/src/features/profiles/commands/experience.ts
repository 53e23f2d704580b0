import { localTimeOf } from "@candor/contract/applications/local-time";
import { limits } from "@candor/contract/limits";
import { experienceFaults, monthText } from "@candor/contract/profiles/faults";
import type { ExperienceBody } from "@candor/contract/profiles/shapes";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { change, given, type ProfileParts } from "./change.ts";

export async function addExperience(
  parts: ProfileParts,
  scope: SessionScope,
  body: ExperienceBody,
  repeat: Repeat | undefined,
): Promise<{ id: string }> {
  const { accountId } = scope;
  const added = async (writer: Writer) => {
    const columns = await columnsOf(parts, writer, scope, body);
    const count = await countRows(writer.selectFrom("experience").where("account_id", "=", accountId));
    if (count >= limits.experience) throw new Problem("too-much-experience");
    const { id } = await writer
      .insertInto("experience")
      .values({ account_id: accountId, ...columns })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id: String(id) };
  };
  return change(parts, scope, "experience", (writer) =>
    once(writer, repeat, parts.clock.now(), () => added(writer)),
  );
}

export async function changeExperience(
  parts: ProfileParts,
  scope: SessionScope,
  id: number,
  body: ExperienceBody,
): Promise<void> {
  await change(parts, scope, "experience", async (writer) => {
    const { numUpdatedRows } = await writer
      .updateTable("experience")
      .set(await columnsOf(parts, writer, scope, body))
      .where("id", "=", id)
      .where("account_id", "=", scope.accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem("not-found");
  });
}

export async function removeExperience(parts: ProfileParts, scope: SessionScope, id: number): Promise<void> {
  await change(parts, scope, "experience", async (writer) => {
    const { numDeletedRows } = await writer
      .deleteFrom("experience")
      .where("id", "=", id)
      .where("account_id", "=", scope.accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem("not-found");
  });
}

async function columnsOf({ clock }: ProfileParts, writer: Writer, scope: SessionScope, body: ExperienceBody) {
  const faults = experienceFaults(body, localTimeOf(clock.now(), await zoneOf(writer, scope)).slice(0, 7));
  if (faults.length > 0) {
    const fields = faults.map(({ field, fault }) => ({
      path: `/${field}`,
      key: `validation.${fault}` as const,
    }));
    throw new Problem("invalid-request", { fields });
  }
  return {
    title: body.title,
    company: body.company,
    started: monthText(body.started) as string,
    ended: body.current ? null : (monthText(body.ended) as string),
    description: given(body.description),
  };
}

async function zoneOf(writer: Writer, { accountId }: SessionScope): Promise<string> {
  const { time_zone: zone } = await writer
    .selectFrom("account")
    .select("time_zone")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return zone ?? "UTC";
}
