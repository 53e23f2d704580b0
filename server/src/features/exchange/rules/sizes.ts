/** The maximum size of an imported row (`docs/operations.md`, Limits); larger rows are refused. */
export const rowBytes = 1_048_576;

/**
 * If a row doesn't end within this many characters, the file is refused to save memory: an unclosed quote or element
 * looks like one large row.
 */
export const unendingRow = 16 * rowBytes;
