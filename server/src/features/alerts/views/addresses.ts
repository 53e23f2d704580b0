import type { AlertCriteria } from "@candor/contract/alerts/shapes";
import type { Keyring } from "../../session/rules/tokens.ts";
import { alertToken } from "../rules/alert-token.ts";

/** The addresses in an alert's mails. */
export interface AlertLinks {
  /** Stops it: a page for people, and one POST for mail programs. */
  readonly off: string;
  /** Where the person sees and changes it, by way of a note that the mail was read. */
  readonly change: string;
  readonly search: string;
  readonly posting: (id: string) => string;
}

interface Linked {
  readonly alertId: number;
  readonly criteria: AlertCriteria;
  readonly publicUrl: string;
  readonly keys: Keyring;
}

export function alertLinks({ alertId, criteria, publicUrl, keys }: Linked): AlertLinks {
  const read = `${publicUrl}/job-alerts/read/${alertToken(keys, "read", alertId)}`;
  return {
    off: `${publicUrl}/opt/job-alerts/switch/${alertToken(keys, "switch", alertId)}`,
    change: `${read}/alert`,
    search: `${publicUrl}/search?${searchParameters(criteria).toString()}`,
    posting: (id) => `${read}/${id}`,
  };
}

type Position = Extract<NonNullable<AlertCriteria["location"]>, object>;

/** The search that an alert was made of, newest first, as the query of its page. */
export function searchParameters(criteria: AlertCriteria): URLSearchParams {
  const values = Object.entries({ ...criteria, sort: "date" }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? ""]).map((each): [string, string] => [name, textOf(each)]),
  );
  return new URLSearchParams(values);
}

function textOf(value: string | number | boolean | Position): string {
  if (typeof value === "object") return `${value.latitude}, ${value.longitude}`;
  return String(value);
}
