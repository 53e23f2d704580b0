/** Candor's limits on amounts and times. A namespace, not an object: a page loads only those that it names. */
export * as limits from "./limit-values.ts";
