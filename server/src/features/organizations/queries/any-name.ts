import { type RawBuilder, sql } from "kysely";

/** Whether a row's `organization_id` is the organization, or one of its other names. */
export function isUnderAnyName(organizationId: number): RawBuilder<boolean> {
  return sql<boolean>`organization_id in (
      select id from organization where id = ${organizationId} or merged_into_id = ${organizationId})`;
}
