import type { Reader, Writer } from "../../../platform/database/database.ts";
import { fromJson } from "../../../platform/json-text.ts";
import { organizationNames } from "../../organizations/queries/by-name.ts";
import { followedIn } from "../rules/words.ts";
import type { AlertRow } from "./alerts.ts";

/** The names of the organizations that alerts follow, keyed by alert. */
export async function followedBy(
  read: Reader | Writer,
  alerts: readonly Pick<AlertRow, "id" | "criteria_json">[],
): Promise<ReadonlyMap<number, string>> {
  const followed = alerts.map(({ id, criteria_json }) => [id, followedIn(fromJson(criteria_json))] as const);
  const names = await organizationNames(
    read,
    followed.flatMap(([, organization]) => organization ?? []),
  );
  return new Map(
    followed.flatMap(([id, organization]) => {
      const name = names.get(organization ?? -1);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}
