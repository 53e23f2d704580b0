import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger } from "pino";

/**
 * Lines of JSON on standard error, so that standard output stays for people. Nothing personal is logged: requests
 * without their query, and no header, body, address of mail or token.
 */
export function openLog(
  level: string,
  to: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
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
        // The reader of forms tells all headers, at the most talkative level.
        "busboyOptions.headers",
      ],
    },
    to,
  );
}
