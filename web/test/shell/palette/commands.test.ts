import { message } from "@candor/contract/messages/message";
import { describe, expect, it } from "vitest";
import { commandsFor, commandsMatching } from "../../../app/shell/palette/commands.ts";
import type { OwnProfile, SessionData } from "../../../app/wire/session-data.ts";

const profile = (more: object) => ({ organizations: [], ...more }) as unknown as OwnProfile;
const people = {
  stranger: { signedIn: false },
  seeker: { signedIn: true, profile: profile({}) },
  Pro: { signedIn: true, profile: profile({ organizations: [{ slug: "harbor" }] }) },
  administrator: { signedIn: true, profile: profile({ administrator: true }) },
} satisfies Record<string, SessionData>;

const namesFor = (who: keyof typeof people) => commandsFor(people[who]).map(({ name }) => name);

describe("M-34 the palette", () => {
  it.each([
    [
      "stranger",
      ["login.signIn", "nav.findAJob"],
      ["settings.account", "screen.myOrganization", "admin.users"],
    ],
    ["seeker", ["settings.account", "saved.title"], ["login.signIn", "screen.myOrganization", "admin.users"]],
    ["Pro", ["screen.myOrganization"], ["admin.users"]],
    ["administrator", ["admin.users"], ["screen.myOrganization"]],
  ] as const)("leads a %s to their own pages, and to nobody else's", (who, theirs, others) => {
    const names = namesFor(who);
    for (const key of theirs) expect(names).toContain(message(key));
    for (const key of others) expect(names).not.toContain(message(key));
  });

  it("names each page once, and only pages of this site", () => {
    const all = commandsFor(people.administrator).map(({ address }) => address);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((address) => !address.startsWith("/"))).toEqual([]);
  });

  it.each([
    ["sav", ["Saved postings"]],
    ["RESUME", ["My resumes"]],
    ["profile ski", ["Skills"]],
    ["prófile ski", ["Skills"]],
  ])("finds by %j, in names and groups, and offers to search for it", (typed, names) => {
    const found = commandsMatching(commandsFor(people.seeker), typed);
    expect(found.slice(0, -1).map(({ name }) => name)).toEqual(names);
    expect(found.at(-1)).toMatchObject({ name: message("palette.search", { query: typed }) });
  });

  it("lists what has the words in its name before what is only in such a group", () => {
    const names = commandsMatching(commandsFor(people.seeker), "s").map(({ name }) => name);
    expect(names.indexOf("Saved postings")).toBeLessThan(names.indexOf("Applications"));
  });

  it("searches for words that no page has", () => {
    const [search, ...others] = commandsMatching(commandsFor(people.stranger), " nurse & more ");
    expect(others).toEqual([]);
    expect(search?.address).toBe("/search?query=nurse+%26+more");
  });

  it("lists everything before anything is typed", () => {
    const all = commandsFor(people.stranger);
    expect(commandsMatching(all, " ")).toEqual(all);
  });
});
