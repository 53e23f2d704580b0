import { look } from "./look.ts";

/** What an element sets to a color, and what is replaced at night. */
const properties = {
  "color:": "color",
  "background:": "background",
  "solid ": "border-color",
  "double ": "border-color",
} as const;

type Use = keyof typeof properties;

/** The colors of the pages at night, for those of the day, with the uses that mails make of each. */
const night: Readonly<Record<keyof typeof look, readonly [color: string, ...uses: Use[]]>> = {
  paper: ["#14171f", "color:", "background:"],
  ink: ["#ece7da", "color:", "solid ", "double "],
  inkSoft: ["#a9abb4", "color:"],
  rule: ["#343a48", "solid "],
  pen: ["#a5bbff", "color:", "background:", "double "],
  answered: ["#7fcf9c", "color:"],
  due: ["#e5b454", "color:"],
};

/**
 * For mail programs that ask for a dark look. Mails have their colors in each element, because many programs drop style
 * sheets, so each is replaced where it stands. Programs that turn a light mail over by themselves ignore this.
 */
export const nightSheet = `@media (prefers-color-scheme:dark){${Object.entries(night)
  .flatMap(([name, [color, ...uses]]) =>
    uses.map((use) => {
      const day = look[name as keyof typeof look];
      return `[style*="${use}${day}"]{${properties[use]}:${color}!important}`;
    }),
  )
  .join("")}}`;

/** As a program with a dark look shows a mail. */
export function atNight(html: string): string {
  return html.replace("@media (prefers-color-scheme:dark)", "@media all");
}
