import { addresses } from "../../addresses.ts";
import { followForms } from "../../live/interrupted/interrupted-forms.ts";
import { openWire } from "../../live/wire.ts";
import { type NoticeName, namedNotice } from "../../ui/notices/notice-names.ts";
import { notices } from "../../ui/notices/notice-store.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import type { partnerName, waitingName } from "../../wire/browser-database.ts";
import { machineClock } from "../../wire/clock.ts";
import { forgetProfilePosition, keepProfilePosition, type Position } from "../../wire/stored-position.ts";
import { browserStorage, isStored } from "../../wire/stored-values.ts";
import { type BrowserSession, openSession, type Tabs } from "./session.ts";

const channelName = "candor-session";

/** Their types tie them to their values: the code that stores them is loaded on demand. */
const partner: typeof partnerName = "partner-applies";
const waiting: typeof waitingName = "waiting-applications";

/** What the page says after somebody has signed out. */
let farewell: NoticeName = "signed-out";
let forms: ReturnType<typeof followForms> | undefined;
let opened: Promise<BrowserSession> | undefined;

export interface ShownTo {
  /** The number of the page's person. */
  readonly profile: string | undefined;
  /** Reloads the page's data. */
  readonly changed: () => void;
}

/** This page's session: opened once. @throws EnvironmentUnavailable */
export function browserSession(shown: ShownTo): Promise<BrowserSession> {
  opened ??= open(shown).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** The session that this page has opened; undefined on a stranger's page, and if it could not be opened. */
export async function openedSession(): Promise<BrowserSession | undefined> {
  return opened?.catch(() => undefined);
}

/** S-10 to S-13: somebody who signs out on a page that needs no session stays there. */
export async function signOutOfPage(shown: ShownTo, onOwnPage: boolean): Promise<void> {
  const session = await browserSession(shown);
  await session.checked;
  if (isStored(partner)) farewell = "signed-out-kept";
  if (isStored(waiting)) farewell = "signed-out-unsent";
  await forgetAll();
  await session.signOut(onOwnPage);
  if (!onOwnPage) notices.show(namedNotice(farewell, ""));
}

/** the session that the page is shown to belongs to nobody. */
export async function signOutUnknown(shown: ShownTo): Promise<void> {
  const session = await browserSession(shown);
  await session.checked;
  farewell = "user-not-found";
  await session.signOut(true);
}

/** E-14. */
export function takePosition(position: Position | undefined): void {
  if (position) keepProfilePosition(browserStorage(), position);
}

async function open({ profile, changed }: ShownTo): Promise<BrowserSession> {
  forms ??= followForms();
  const wire = await openWire();
  const parts = {
    clock: machineClock,
    // The person does not wait for these calls.
    calls: (session: Pick<BrowserSession, "token" | "unauthorized">) =>
      wire.calls({ session, announce: () => () => undefined }),
    tabs: otherTabs(new BroadcastChannel(channelName)),
    checkPage: changed,
    unlockForms: (key: string) => forms?.unlock(key),
    explain: (text: string) => void notices.show({ text, tone: "error" }),
    goHome: () => location.assign(withNotice(addresses.home, farewell)),
  };
  const session = openSession(parts, profile);
  wire.hold(session);
  return session;
}

/** Nothing about the person stays here. Applications that they made without an account belong to nobody yet. */
async function forgetAll(): Promise<void> {
  forms?.lock();
  forgetProfilePosition(browserStorage());
  const [{ forgetPerson }, { forgetCopies }, { leavePush }] = await Promise.all([
    import("../../wire/browser-database.ts"),
    import("../../offline/kept-copies.ts"),
    import("../../live/push-here.ts"),
  ]);
  await Promise.allSettled([forgetPerson(), forgetCopies(), leavePush()]);
}

/** A tab doesn't hear itself. */
function otherTabs(channel: BroadcastChannel): Tabs {
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
    tell: (subject) => channel.postMessage({ subject }),
    hear(heard) {
      channel.addEventListener("message", ({ data }: MessageEvent<{ subject?: string }>) =>
        heard(data.subject),
      );
    },
  };
}
