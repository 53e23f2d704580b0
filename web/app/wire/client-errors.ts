import { message } from "@candor/contract/messages/message";
import { version } from "@candor/contract/version";
import type { Breadcrumbs } from "./breadcrumbs.ts";
import { withoutCredentials } from "./credentials-left-out.ts";
import type { Ask } from "./request.ts";

export interface ClientErrorOptions {
  /** Calls without notices: the person does not wait for a report. */
  readonly ask: Ask;
  readonly breadcrumbs: Breadcrumbs;
  readonly newEventId: () => string;
  readonly userId: () => string | undefined;
  readonly page: () => Page;
}

/** Read when an error is reported, from `window`; addresses may still carry the parameter `e`. */
interface Page {
  readonly location: string;
  readonly userAgent: string;
  readonly referrer: string;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly title: string;
}

export interface ClientErrors {
  /** The number to give to support, if the report arrived. Never throws: there is nobody left to report that to. */
  report(error: unknown): Promise<string | undefined>;
}

/** Reports the errors of hydrated pages (C-08, E-30, X-07). */
export function openClientErrors(options: ClientErrorOptions): ClientErrors {
  return {
    async report(error) {
      try {
        const { userId, ...report } = reportOf(error, options);
        const answer = await options.ask(
          "reportClientError",
          {
            body: {
              ...report,
              ...(userId !== undefined && { userId }),
              breadcrumbs: crumbsOf(options),
            },
          },
          { idempotencyKey: report.eventId, headers: userId === undefined ? {} : { "x-user-id": userId } },
        );
        return answer.id;
      } catch {
        return undefined;
      }
    },
  };
}

function crumbsOf({ breadcrumbs }: ClientErrorOptions) {
  return breadcrumbs.all().map(({ at, text }) => ({ at, text: withoutCredentials(text) }));
}

/** The fields of E-30; somebody who is not signed in has no `userId`. */
function reportOf(error: unknown, options: ClientErrorOptions) {
  const page = options.page();
  return {
    ...page,
    userId: options.userId(),
    eventId: options.newEventId(),
    error: withoutCredentials(textOf(error)),
    location: withoutCredentials(page.location),
    referrer: withoutCredentials(page.referrer),
    title: withoutCredentials(page.title),
    version,
  };
}

/** what was thrown, in words. */
export function causeOf(error: unknown): string {
  return (error ?? "") === "" ? message("error.unknown") : String(error);
}

/** In some browsers the stack begins with the message; in others it does not contain it. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return causeOf(error);
  const cause = String(error);
  const stack = error.stack ?? "";
  return stack.includes(cause) ? stack : `${cause}\n${stack}`;
}
