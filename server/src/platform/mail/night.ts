import { look } from "./look.ts";

/** How a style sets a color on an element, and the property that replaces it at night. */
const properties = {
  "color:": "color",
  "background:": "background",
  "solid ": "border-color",
  "double ": "border-color",
} as const;

type Use = keyof typeof properties;

/** The night color for each of the day's, with the ways that mails use it. */
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
 * For mail programs that ask for a dark mode. Mails set colors on each element, because many programs drop style
 * sheets, so each color is replaced where it is used. Programs that invert a light mail on their own ignore this.
 */
export const nightSheet = `@media (prefers-color-scheme:dark){${Object.entries(night)
  .flatMap(([name, [color, ...uses]]) =>
    uses.map((use) => {
      const day = look[name as keyof typeof look];
      return `[style*="${use}${day}"]{${properties[use]}:${color}!important}`;
    }),
  )
  .join("")}}`;

export function nightColor(name: keyof typeof look): string {
  return night[name][0];
}

/** A mail as a program in dark mode shows it. */
export function atNight(html: string): string {
  return html.replace("@media (prefers-color-scheme:dark)", "@media all");
}
