import type { Announcement } from "../../platform/events/log.ts";

/** Demo content is created once; if a stop interrupts it, the next start completes it. */
export type DemoEvent =
  | (Announcement & { name: "demo-begun"; payload: Record<string, never> })
  | (Announcement & { name: "demo-created"; payload: Record<string, never> });

/** An owner changes what is fetched for an organization. */
export interface SourceChanged extends Announcement {
  readonly name:
    | "source-connected"
    | "source-closings-allowed"
    | "source-paused"
    | "source-resumed"
    | "source-removed";
  readonly subject: "organization";
  readonly subjectId: number;
  readonly payload: { readonly sourceId: number };
}
