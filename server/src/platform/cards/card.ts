/** What a social card says. Every text is drawn as it is, never read as HTML. */
export interface Card {
  readonly brand: string;
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly string[];
  readonly note?: string;
}

/** Pixels: the Open Graph protocol's usual size. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Raise it when the look changes, so that cached pictures are drawn again. */
export const cardLook = 1;
