/** A fault that could slip into a defense, and the test that must notice it. */
export interface Defect {
  /** What goes wrong. */
  readonly title: string;
  /** From the project's root. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly becomes: string;
  /** Its file, from the project's root, and a part of its title. */
  readonly test: readonly [file: string, title: string];
}

/** The file with the defect. @throws if the text doesn't occur exactly once */
export function planted(source: string, { title, file, text, becomes }: Defect): string {
  const [before, after, ...more] = source.split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `"${title}": its text stands ${more.length + (after === undefined ? 0 : 1)} times in ${file}.`,
    );
  return `${before}${becomes}${after}`;
}
