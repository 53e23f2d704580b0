/** A fault that could slip into a defense, and the test that must notice it. */
export interface Defect {
  /** What goes wrong. */
  readonly title: string;
  /** Relative to the project's root. */
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly text: string;
  readonly becomes: string;
  /** The test's file, relative to the project's root, and part of its title. */
  readonly test: readonly [file: string, title: string];
}

/** The file's source with the defect. @throws if the text doesn't occur exactly once */
export function planted(source: string, { title, file, text, becomes }: Defect): string {
  const [before, after, ...more] = source.split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `"${title}": its text stands ${more.length + (after === undefined ? 0 : 1)} times in ${file}.`,
    );
  return `${before}${becomes}${after}`;
}
