import { limits } from "@candor/contract/limits";
import type { DecisionBody } from "@candor/contract/organizations/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { factsFor } from "../../templates/queries.ts";
import { faultsOfFields, filledWith, hasFields } from "../../templates/rules.ts";
import type { DecisionFault } from "../rules/decisions.ts";
import { detailsById } from "./applications.ts";

interface FilledNote<Decided> {
  readonly decision: Decided;
  readonly faults: readonly DecisionFault[];
}

/** A decision with its note filled in for the applicant, like a template, and why that is impossible. */
export async function withFilledNote<Decided extends DecisionBody>(
  read: Reader,
  scope: ProScope,
  applicationId: number,
  decision: Decided,
): Promise<FilledNote<Decided>> {
  const { note = "" } = decision;
  const application = hasFields(note) ? await detailsById(read, applicationId) : undefined;
  if (!application) return { decision, faults: [] };
  const { text, missing } = filledWith(note, await factsFor(read, scope, application));
  const faults = [...faultsOfFields("/note", missing), ...faultsOfLength(text)];
  return { decision: { ...decision, note: text }, faults };
}

/** A note that grew too long to be sent from its mark. */
function faultsOfLength(note: string): DecisionFault[] {
  const values = { most: limits.noteCharacters.toLocaleString("en-US") };
  return note.length > limits.noteCharacters ? [{ path: "/note", key: "validation.tooLong", values }] : [];
}
