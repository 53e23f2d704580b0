import { z } from "zod";
import { minute } from "../../../../platform/durations.ts";
import { logLevels } from "../../../../platform/log-level.ts";
import { duration } from "../../rules/amounts.ts";
import { defineCommand } from "./command.ts";

const usualMinutes = 10;
const mostMinutes = 60;

export const logLevel = defineCommand({
  name: "log-level",
  usage: `${logLevels.join("|")} [minutes up to ${mostMinutes}]`,
  summary: `Sets the level of this process's log for ${usualMinutes} minutes, or as many as given`,
  arguments: z.tuple([
    z.enum(logLevels),
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.int().min(1).max(mostMinutes))
      .optional(),
  ]),
  run(parts, [level, minutes = usualMinutes]) {
    parts.logLevel.set(level, minutes * minute);
    const { level: now, usual, until } = parts.logLevel.now;
    if (until === undefined) return `The log's level is ${now}, as usual.`;
    return `The log's level is ${now} for ${duration(minutes * minute)}, then ${usual} again.`;
  },
});
