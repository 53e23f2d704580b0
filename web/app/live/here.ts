import { openBreadcrumbs } from "../wire/breadcrumbs.ts";
import { machineClock } from "../wire/clock.ts";

/** What code outside of React knows of the page: its route, whose address names nobody, and who is signed in. */
export const here: { route: string; userId: string | undefined } = { route: "", userId: undefined };

/** K-15: what happened in this document. */
export const trail = openBreadcrumbs(machineClock);
