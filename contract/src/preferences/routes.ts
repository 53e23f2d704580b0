import { z } from "zod";
import { route } from "../route.ts";
import { mailedLink } from "../session/shapes.ts";
import { preferenceChannels, preferenceKinds } from "../values.ts";
import {
  listSwitch,
  type Preference,
  preferenceChange,
  preferences,
  pushBrowser,
  smsCode,
  smsInbound,
  smsNumber,
  whole,
} from "./shapes.ts";

export const readPreferences = route({
  method: "GET",
  path: "/rest/preferences",
  summary: "Which optional messages one gets",
  gate: "preferences",
  status: 200,
  answer: preferences,
  problems: ["unauthorized"],
  limit: "session",
});

export const savePreferences = route({
  method: "PUT",
  path: "/rest/preferences",
  summary: "Choose which optional messages one gets",
  gate: "preferences",
  body: z.object({
    preferences: whole
      .max(preferenceChannels.length * preferenceKinds.length)
      .refine(namesEach)
      .meta({ examples: [preferenceKinds.map((kind) => ({ kind, channel: "email", wanted: true }))] }),
    digest: preferences.shape.digest,
  }),
  status: 200,
  answer: preferences,
  problems: ["unauthorized", "number-stopped"],
  limit: "session",
});

export const listPreferenceChanges = route({
  method: "GET",
  path: "/rest/preferences/changes",
  summary: "How one's optional messages were changed",
  gate: "preferences",
  status: 200,
  answer: z.object({ changes: z.array(preferenceChange).describe("The latest first, fifty at most.") }),
  problems: ["unauthorized"],
  limit: "session",
});

/** Each kind appears once per named channel. Mail is always named, others only where they have a destination. */
function namesEach(preferences: readonly Preference[]): boolean {
  const channels = new Set(preferences.map(({ channel }) => channel)).add("email");
  const named = new Set(preferences.map(({ channel, kind }) => `${channel} ${kind}`));
  return preferences.length === named.size && named.size === channels.size * preferenceKinds.length;
}

export const unsubscribe = route({
  method: "POST",
  path: "/rest/preferences/unsubscription",
  summary: "End the kind of mail that a mailed link came with (RFC 8058)",
  gate: "anyone",
  body: z.object({ token: mailedLink }),
  status: 204,
  problems: ["link-expired"],
  limit: "session",
});

export const readListSwitch = route({
  method: "POST",
  path: "/rest/preferences/switch/state",
  summary: "Whether an address still gets the kind of mail that an off switch came with; changes nothing",
  gate: "anyone",
  body: z.object({ token: mailedLink }),
  status: 200,
  answer: listSwitch,
  problems: ["link-expired"],
  limit: "session",
  safe: true,
});

export const switchList = route({
  method: "POST",
  path: "/rest/preferences/switch",
  summary: "Stop the kind of mail that an off switch came with for its address, or take that back (RFC 8058)",
  gate: "anyone",
  body: z.object({ token: mailedLink, on: z.boolean() }),
  status: 200,
  answer: listSwitch,
  problems: ["link-expired"],
  limit: "session",
});

export const askSmsNumber = route({
  method: "PUT",
  path: "/rest/preferences/sms",
  summary: "Agree to text messages to a phone, which gets a code",
  gate: "own-identities",
  body: smsNumber,
  status: 204,
  problems: ["unauthorized", "forbidden", "email-unproved", "impersonated", "number-stopped"],
  limit: "signIn",
});

export const proveSmsNumber = route({
  method: "POST",
  path: "/rest/preferences/sms/proof",
  summary: "Show the code that the phone got: text messages may go to it from now on",
  gate: "own-identities",
  body: smsCode,
  status: 204,
  problems: ["unauthorized", "forbidden", "email-unproved", "impersonated"],
  limit: "signIn",
});

export const removeSmsNumber = route({
  method: "DELETE",
  path: "/rest/preferences/sms",
  summary: "Withdraw the consent to text messages, and forget the phone",
  gate: "preferences",
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const addPushBrowser = route({
  method: "PUT",
  path: "/rest/preferences/push",
  summary: "Have notifications sent to this browser",
  gate: "own-identities",
  body: pushBrowser,
  status: 204,
  problems: ["unauthorized", "forbidden", "email-unproved", "impersonated", "outbound-off"],
  limit: "writing",
});

export const removePushBrowsers = route({
  method: "DELETE",
  path: "/rest/preferences/push",
  summary: "Send no more notifications to a browser, or to any of this person's",
  gate: "preferences",
  query: z.object({ endpoint: pushBrowser.shape.endpoint.optional().describe("Absent: all of them.") }),
  status: 204,
  problems: ["unauthorized"],
  limit: "writing",
});

export const takeSms = route({
  method: "POST",
  path: "/rest/sms/inbound",
  summary: "What a gateway says: somebody texted, or what became of a text message",
  gate: "signed",
  body: smsInbound,
  status: 204,
  problems: ["signature-refused"],
  limit: "reporting",
});
