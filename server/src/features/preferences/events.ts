import type { Announcement } from "../../platform/events/log.ts";

/** Somebody chose which mails they get. Without an actor it came by the link of a mail: who opened that is not known. */
export type PreferenceEvent = Announcement & { name: "preferences-changed"; payload: Record<string, never> };
