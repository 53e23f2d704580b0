import { type MessageKey, message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { adminEntries } from "../../administration/admin-menu.tsx";
import type { MenuEntry } from "../../ui/menus/menu-item.tsx";
import type { SessionData } from "../../wire/session-data.ts";
import { footerItems, topItems } from "../navigation-items.ts";
import { settingsGroups } from "../settings-menu.tsx";

/** A page that somebody can go to. */
export interface Command {
  readonly name: string;
  /** The menu that it is from. */
  readonly group: string;
  readonly address: string;
}

/** The pages that this person's menus lead to, each once. */
export function commandsFor({ signedIn, profile }: SessionData): readonly Command[] {
  const all = [
    ...named("palette.pages", topItems()),
    ...(signedIn ? ownPages(profile) : inGroup("page.account", waysIn)),
    ...named("page.footerNavigation", footerItems()),
  ];
  const first = new Map<string, Command>();
  for (const command of all) if (!first.has(command.address)) first.set(command.address, command);
  return [...first.values()];
}

const waysIn: readonly MenuEntry[] = [
  { label: "login.signIn", address: addresses.login() },
  { label: "login.signUp", address: addresses.login("sign-up") },
];

function ownPages(profile: SessionData["profile"]): readonly Command[] {
  const hires = profile?.organizations.length
    ? inGroup("screen.myOrganization", [
        { label: "screen.myOrganization", address: addresses.organizationJobs },
      ])
    : [];
  return [
    ...hires,
    ...settingsGroups.flatMap(({ label, entries }) => inGroup(label, entries)),
    ...(profile?.administrator ? inGroup("admin.title", adminEntries) : []),
  ];
}

function inGroup(group: MessageKey, entries: readonly MenuEntry[]): Command[] {
  return named(
    group,
    entries.map(({ label, address }) => ({ label: message(label), address })),
  );
}

function named(group: MessageKey, items: ReturnType<typeof footerItems>): Command[] {
  return items.map(({ label, address }) => ({ name: label, group: message(group), address }));
}

/**
 * Those that have each typed word's beginning in their name or group, names first; and a search for what was typed.
 */
export function commandsMatching(commands: readonly Command[], typed: string): readonly Command[] {
  const wanted = wordsOf(typed);
  const isIn = (text: string) => {
    const words = wordsOf(text);
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
  const found = [
    ...commands.filter(({ name }) => isIn(name)),
    ...commands.filter(({ name, group }) => !isIn(name) && isIn(`${name} ${group}`)),
  ];
  if (wanted.length === 0) return found;
  const query = typed.trim();
  const search = {
    name: message("palette.search", { query }),
    group: message("nav.findAJob"),
    address: addresses.search(new URLSearchParams({ query })),
  };
  return [...found, search];
}

/** Without accents, which people leave out. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
