import { message } from "@candor/contract/messages/message";
import { version } from "@candor/contract/version";
import { addresses } from "../addresses.ts";
import { notices } from "../ui/notices/notice-store.ts";
import { type ClientErrors, causeOf, openClientErrors } from "../wire/client-errors.ts";
import { isDeveloperMode } from "../wire/is-developer-mode.ts";
import { randomKey } from "../wire/random-key.ts";
import { browserStorage } from "../wire/stored-values.ts";
import { supportMail } from "../wording/support-mail.ts";
import { here, trail } from "./here.ts";
import { openWire } from "./wire.ts";

/** X-07, in milliseconds. */
const stickyTimeout = 10_000_000;

let opened: Promise<ClientErrors> | undefined;
let eventId = "";

/** C-08. `felt`: something that the person did has failed, and they don't know it yet. */
export async function reportError(error: unknown, { felt }: { felt: boolean }): Promise<void> {
  opened ??= open();
  const errors = await opened;
  const id = await errors.report(error);
  trail.note(String(error));
  if (isDeveloperMode(browserStorage())) tellDeveloper(id);
  else if (felt) tellPerson(error, id);
}

async function open(): Promise<ClientErrors> {
  const { parting } = await openWire();
  return openClientErrors({
    ask: parting,
    breadcrumbs: trail,
    newEventId: () => (eventId = randomKey()),
    userId: () => here.userId,
    page,
  });
}

function page() {
  return {
    location: location.href,
    userAgent: navigator.userAgent,
    referrer: document.referrer,
    screenWidth: screen.width,
    screenHeight: screen.height,
    title: document.title,
  };
}

function tellDeveloper(id: string | undefined): void {
  const action = id !== undefined && { label: message("button.details"), href: addresses.clientError(id) };
  notices.show({
    text: message("error.unexpected"),
    tone: "error",
    timeout: stickyTimeout,
    ...(action && { action }),
  });
}

/** */
function tellPerson(error: unknown, id = "-"): void {
  const { origin, pathname } = location;
  const details = {
    ...page(),
    location: `${origin}${pathname}`,
    error: causeOf(error),
    id,
    eventId,
    version,
  };
  const href = supportMail(window.location.hostname, message("error.unexpectedErrorDetails", details));
  notices.show({
    text: message("error.tryAgainOrContactSupport"),
    tone: "error",
    action: { label: message("button.contactSupport"), href },
  });
}
