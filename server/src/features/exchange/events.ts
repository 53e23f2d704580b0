import type { Announcement } from "../../platform/events/log.ts";

/** Demo content is created once; if a stop interrupts it, the next start completes it. */
export type DemoEvent =
  | (Announcement & { name: "demo-begun"; payload: Record<string, never> })
  | (Announcement & { name: "demo-created"; payload: Record<string, never> });
