import type { Announcement } from "../../platform/events/log.ts";

/** Demo content is made once; what a stop interrupts is made to its end at the next start. */
export type DemoEvent =
  | (Announcement & { name: "demo-begun"; payload: Record<string, never> })
  | (Announcement & { name: "demo-created"; payload: Record<string, never> });
