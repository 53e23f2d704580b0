/** An imported row's size at most (`docs/operations.md`, Limits): a larger one is refused. */
export const rowBytes = 1_048_576;

/**
 * Characters without the end of a row beyond which the file is refused, for memory has an end: a quote or an
 * element that was never closed looks like one large row.
 */
export const unendingRow = 16 * rowBytes;
