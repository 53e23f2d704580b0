import { z } from "zod";

/** How kinds of tasks are named. */
export const taskName = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);
