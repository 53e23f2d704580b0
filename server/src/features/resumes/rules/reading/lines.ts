/** A line of a resume's text, with what its layout shows. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without the bullet. */
  readonly text: string;
  readonly isBullet: boolean;
  /** Follows an empty line. */
  readonly isApart: boolean;
}

const bullet = /^[-–—•*▪◦·●○■□‣⁃]\s+/;

/** About ten pages. Each line takes a while, however short it is. */
const most = { characters: 30_000, lines: 1000 };

/** As much of a resume's text as is read. */
export function beginningOf(text: string): string {
  return text.slice(0, most.characters).split("\n", most.lines).join("\n");
}

/** The lines that have words. */
export function linesOf(text: string): Line[] {
  const lines = text.split("\n");
  return lines.flatMap((whole, index) => {
    const trimmed = whole.trim();
    if (trimmed === "") return [];
    const isApart = index > 0 && lines[index - 1]?.trim() === "";
    const isBullet = bullet.test(trimmed);
    return [{ number: index + 1, text: trimmed.replace(bullet, ""), isBullet, isApart }];
  });
}
