import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { Experience } from "@candor/contract/profiles/shapes";

const month = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" }),
);

/** "Mar 2020 – Feb 2024", "Mar 2020 – now". */
export function periodText({ started, ended }: Pick<Experience, "started" | "ended">): string {
  const text = (of: string) => month().format(new Date(`${of}-01T00:00:00Z`));
  return message("profile.period", {
    started: text(started),
    ended: ended === undefined ? message("profile.now") : text(ended),
  });
}
