import type { Met as MetView } from "@candor/contract/applications/meetings";
import { isoTime } from "../../../../platform/iso-time.ts";
import type { AbsenceRow } from "../../queries/meetings.ts";

/** A meeting whose time has come. */
export interface Met {
  readonly starts_at: number;
  readonly absences: readonly AbsenceRow[];
}

export function metView({ starts_at, absences }: Met): MetView {
  return {
    at: isoTime(starts_at),
    absences: absences.map(({ side, text, stated_at, answer, answered_at }) => ({
      by: side,
      stated: isoTime(stated_at),
      ...(text !== null && { text }),
      ...(answer !== null && { answer }),
      ...(answered_at !== null && { answered: isoTime(answered_at) }),
    })),
  };
}
