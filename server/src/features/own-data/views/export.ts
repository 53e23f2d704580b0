import type { OwnExport } from "@candor/contract/own-data/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { ExportRow } from "../queries/exports.ts";

export function exportView(row: ExportRow): OwnExport {
  const { asked_at, steps, steps_done, ready_at, expires_at, bytes } = row;
  return {
    askedAt: isoTime(asked_at),
    steps,
    stepsDone: steps_done,
    ...(ready_at !== null &&
      expires_at !== null &&
      bytes !== null && { ready: { at: isoTime(ready_at), expiresAt: isoTime(expires_at), bytes } }),
  };
}
