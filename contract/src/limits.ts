/** Candor's limits on amounts and times. A namespace, not an object: a page loads only those it names, unless it destructures. */
export * as limits from "./limit-values.ts";
