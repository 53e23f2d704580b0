import { z } from "zod";
import { route } from "../route.ts";
import { drillNames } from "./names.ts";

const runningDrill = z.object({ name: z.enum(drillNames), endsAt: z.iso.datetime() });

export type RunningDrill = z.output<typeof runningDrill>;

/** These calls exist outside production only, so `routes.ts` and the published contract leave them out. */
const drill = { path: "/dev/drills", gate: "anyone", problems: [], limit: "reading" } as const;

export const readDrill = route({
  ...drill,
  method: "GET",
  summary: "What is broken for this browser; gives it the cookie that its drills need",
  status: 200,
  answer: z.object({ running: runningDrill.optional() }),
});

export const startDrill = route({
  ...drill,
  method: "POST",
  summary: "Breaks something for this browser, for a while",
  body: z.object({ name: z.enum(drillNames) }),
  status: 204,
});

export const endDrill = route({
  ...drill,
  method: "DELETE",
  summary: "Repairs whatever is broken for this browser",
  status: 204,
});
