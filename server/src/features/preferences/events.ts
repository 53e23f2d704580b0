import type { Announcement } from "../../platform/events/log.ts";

/** Somebody chose which mails they get. No actor if it came by a mail's link, which anybody may have opened. */
export type PreferenceEvent = Announcement & { name: "preferences-changed"; payload: Record<string, never> };
