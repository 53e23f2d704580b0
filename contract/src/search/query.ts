import type { SearchCriteria } from "./shapes.ts";

/** The query string of a search's page. `parameters.ts` reads it; this file brings no schemas into the browser. */
export function parametersOfCriteria(criteria: SearchCriteria): URLSearchParams {
  const values = Object.entries(criteria).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? ""]).map((each): [string, string] => [name, textOf(each)]),
  );
  return new URLSearchParams(values);
}

function textOf(value: string | number | boolean | { latitude: number; longitude: number }): string {
  return typeof value === "object" ? `${value.latitude}, ${value.longitude}` : String(value);
}
