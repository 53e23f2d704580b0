import { type DestinationStream, type Logger, pino } from "pino";
import { LogStream } from "./log-stream.ts";

export type { Logger } from "pino";

/** One for the whole process, because lost lines are counted per process. */
export const standardError = new LogStream(2);
process.once("exit", () => standardError.end());

/**
 * Lines of JSON on standard error, so that standard output stays for people. Nothing personal is logged: requests
 * appear without their query, and no header, body, email address or token does.
 */
export function openLog(level: string, to: DestinationStream = standardError): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: [
        "email",
        "*.email",
        "authorization",
        "*.authorization",
        "cookie",
        "*.cookie",
        // The form parser reports all headers, at its most talkative level.
        "busboyOptions.headers",
      ],
    },
    to,
  );
}
