import { limits } from "@candor/contract/limits";
import { hasWords } from "@candor/contract/values";
import { countRows } from "../../platform/database/count-rows.ts";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { ProScope } from "../organizations/gate.ts";
import { ownOrganization } from "../organizations/queries/own.ts";
import { inBraces, unknownFields } from "./rules.ts";

interface NewTemplate {
  readonly name: string;
  readonly text: string;
}

/** Replaces a template of the same name. */
export async function saveTemplate(
  { database, clock }: Pick<ChangeParts, "database" | "clock">,
  scope: ProScope,
  slug: string,
  { name, text }: NewTemplate,
): Promise<void> {
  refuseFaults({ name, text });
  await database.write(async (writer) => {
    const { id } = await ownOrganization(writer, scope, slug);
    await database.dialect.hold(writer, "organization", id);
    const saved = { text: text.trim(), changed_at: clock.now() };
    await writer
      .insertInto("message_template")
      .values({ organization_id: id, name: name.trim(), ...saved })
      .onConflict((conflict) => conflict.columns(["organization_id", "name"]).doUpdateSet(saved))
      .execute();
    const count = await countRows(writer.selectFrom("message_template").where("organization_id", "=", id));
    if (count > limits.templates)
      throw new Problem("too-many-templates", { values: { count: limits.templates } });
  });
}

export async function removeTemplate(
  { database }: Pick<ChangeParts, "database">,
  scope: ProScope,
  slug: string,
  id: number,
): Promise<void> {
  await database.write(async (writer) => {
    const organization = await ownOrganization(writer, scope, slug);
    await writer
      .deleteFrom("message_template")
      .where("id", "=", id)
      .where("organization_id", "=", organization.id)
      .execute();
  });
}

function refuseFaults({ name, text }: NewTemplate): void {
  const unknown = unknownFields(text);
  const fields = [
    ...(hasWords(name) ? [] : [{ path: "/name", key: "templates.nameRequired" as const }]),
    ...(hasWords(text) ? [] : [{ path: "/text", key: "templates.textRequired" as const }]),
    ...(unknown.length === 0
      ? []
      : [{ path: "/text", key: "templates.unknownField" as const, values: { fields: inBraces(unknown) } }]),
  ];
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
}
