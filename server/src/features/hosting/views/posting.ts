import type {
  ChainedPosting,
  HostedPosting,
  PostingChange,
  PostingFault,
  ProposedValue,
} from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import type { PostingSignal } from "@candor/contract/signals/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { ChangeRow, HostedRow } from "../queries/hosted.ts";
import { type ChangedField, fieldsOf } from "../rules/changes.ts";
import type { Fault } from "../rules/fault.ts";
import { after, movesFrom } from "../rules/life.ts";

interface About {
  readonly faults: readonly Fault[];
  readonly changes: readonly ChangeRow[];
  readonly applications: number;
  readonly signals: readonly PostingSignal[];
  readonly sourceSays: readonly ProposedValue[];
}

/** A posting as its organization edits it. */
export function hostedPostingView(
  row: HostedRow,
  { faults, signals, changes, applications, sourceSays }: About,
): HostedPosting {
  return {
    id: String(row.id),
    version: row.version,
    savedAt: isoTime(row.saved_at),
    life: row.life,
    organization: {
      id: String(row.organization_id),
      name: row.organization_name,
      slug: row.organization_slug,
    },
    ...(row.client_name !== null && {
      client: { name: row.client_name, isConfirmed: isConfirmed(row) },
    }),
    fields: fieldsOf(row.fields_json),
    moves: movesOf(row),
    isWithheld: row.withheld_at !== null,
    ...(row.former_id !== null && { former: String(row.former_id) }),
    ...(row.published_at !== null && { publishedAt: isoTime(row.published_at) }),
    ...(row.confirm_by !== null && { confirmBy: isoTime(row.confirm_by) }),
    applications,
    faults: faults.map(faultView),
    signals: [...signals],
    changes: changes.map(changeView),
    sourceSays: [...sourceSays],
  };
}

/** A posting that was taken down can't be published until the operator allows it. */
function movesOf({ life, withheld_at }: HostedRow) {
  const moves = movesFrom(life);
  if (withheld_at === null) return moves;
  return moves.filter((move) => after(life, move, "organization") !== "published");
}

export function faultView({ field, key, values, sentence, source }: Fault): PostingFault {
  return {
    field,
    text: message(key, values),
    ...(sentence !== undefined && { sentence }),
    ...(source && { source }),
  };
}

export function chainedView(row: {
  readonly id: number;
  readonly title: string;
  readonly closed_at: number | null;
}): ChainedPosting {
  const { id, title, closed_at } = row;
  return { id: String(id), title, ...(closed_at !== null && { closedAt: isoTime(closed_at) }) };
}

/** An entry of the public log. Names nobody: a change is the organization's. */
export function changeView({ kind, actor, reason, fields_json, at }: ChangeRow): PostingChange {
  const change = message(`hosting.change.${kind as Kind}`);
  return {
    at: isoTime(at),
    kind,
    text:
      reason === null
        ? change
        : message("hosting.change.withReason", {
            change,
            reason: message(`hosting.reason.${reason as Reason}`),
          }),
    actor,
    fields: (JSON.parse(fields_json) as ChangedField[]).map((field) => ({
      ...field,
      label: message(`hosting.field.${field.field}`),
    })),
  };
}

type Kind =
  | "published"
  | "adopted"
  | "followed"
  | "edited"
  | "paused"
  | "lapsed"
  | "abandoned"
  | "withheld"
  | "resumed"
  | "confirmed"
  | "closed"
  | "reopened"
  | "dropped"
  | "restored"
  | "expired";
type Reason = "filled" | "canceled" | "on-hold" | "other";

/** Seekers read it, or do once a confirmation that stands has been carried out. */
function isConfirmed({ client_id: clientId, confirmations }: HostedRow): boolean {
  return clientId !== null || (confirmations ?? 0) > 0;
}
