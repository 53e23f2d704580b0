import { z } from "zod";
import { route } from "../route.ts";
import { mailedLink } from "../session/shapes.ts";
import { preferenceChannels, preferenceKinds } from "../values.ts";
import { listSwitch, type Preference, preferenceChange, preferences, whole } from "./shapes.ts";

/** Every preference, each once. */
const all = preferenceChannels.flatMap((channel) => preferenceKinds.map((kind) => `${channel} ${kind}`));

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
    preferences: whole.length(all.length).refine(namesEach),
    digest: preferences.shape.digest,
  }),
  status: 200,
  answer: preferences,
  problems: ["unauthorized"],
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

function namesEach(preferences: readonly Preference[]): boolean {
  const named = new Set(preferences.map(({ channel, kind }) => `${channel} ${kind}`));
  return all.every((each) => named.has(each));
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
