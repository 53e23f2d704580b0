import { openBreadcrumbs } from "../wire/breadcrumbs.ts";
import { machineClock } from "../wire/clock.ts";

/** What code outside React knows about the page: its route, whose pattern names nobody, and who is signed in. */
export const here: { route: string; userId: string | undefined } = { route: "", userId: undefined };

/** K-15: what happened in this document. */
export const trail = openBreadcrumbs(machineClock);
